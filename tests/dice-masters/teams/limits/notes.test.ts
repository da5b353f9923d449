import { expect, test } from 'vitest';
import { LONGEST_NOTES } from '../../../../src/dice-masters/teams/limits.ts';
import { readLink } from '../../../../src/dice-masters/teams/links/link.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { newTeam } from '../../../../src/dice-masters/teams/reading.ts';
import { areNotesFull } from '../../../../src/dice-masters/teams/within-limits.ts';
import { limitTrouble } from '../../../../src/ui/team-shelf/record-limits.ts';
import type { TeamRecord } from '../../../../src/ui/team-shelf/team-record.ts';
import { catalogue } from '../links/catalogue.ts';

const LONG = `${'n'.repeat(LONGEST_NOTES)}tail`;

test('notes that a team has no room for are told, and wait in the box', () => {
  const file = JSON.stringify({ cards: [{ card: 'avx-053', dice: 2 }], notes: LONG });
  const { teams, problems, rest } = readAnything(file, catalogue);
  expect(teams[0]?.notes).toHaveLength(LONGEST_NOTES);
  expect(problems.map(({ message }) => message)).toEqual([
    'The notes have 300004 letters; a team holds 300000. The rest stays where it came from.',
  ]);
  expect(rest).toBe('tail');
});

test('notes of a link are told alike, and a team knows that they may be cut', () => {
  const { teams, problems } = readLink(`2avx53&notes=${LONG}`, catalogue);
  expect(teams.map(areNotesFull)).toEqual([true]);
  expect(problems).toHaveLength(1);
  expect(readLink('2avx53&notes=short', catalogue).teams.map(areNotesFull)).toEqual([false]);
});

test('a stored team with longer notes is set aside', () => {
  const record = (notes: string) =>
    ({ snapshots: [], chunks: [{ base: newTeam({ notes }), steps: [] }] }) as unknown as TeamRecord;
  expect(limitTrouble(record('fine'))).toBeNull();
  expect(limitTrouble(record(LONG))).toMatch(/words without end/);
});
