import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, type TeamEdit } from '../../../../src/dice-masters/teams/edit.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { team } from './bench.ts';

const START = team('2 hhs-001, 3 hhs-007, 1 hhs-017 | 3 hhs-055, 3 hhs-057');
const rows = ({ cards, basicActions }: Team) =>
  [cards, basicActions]
    .map((row) => row.map(({ dice, card }) => `${dice} ${card}`).join(', '))
    .join(' | ');
const entry = { card: 'avx-019', dice: 4, note: '' };

describe('an edit of the rows', () => {
  test.each<[string, TeamEdit, string]>([
    [
      'adds in a place',
      { kind: 'add', slot: 'cards', at: 1, entry },
      '2 hhs-001, 4 avx-019, 3 hhs-007, 1 hhs-017 | 3 hhs-055, 3 hhs-057',
    ],
    [
      'adds at the end',
      { kind: 'add', slot: 'cards', at: 99, entry },
      '2 hhs-001, 3 hhs-007, 1 hhs-017, 4 avx-019 | 3 hhs-055, 3 hhs-057',
    ],
    [
      'removes',
      { kind: 'remove', slot: 'basicActions', at: 0 },
      '2 hhs-001, 3 hhs-007, 1 hhs-017 | 3 hhs-057',
    ],
    [
      'replaces',
      { kind: 'replace', slot: 'cards', at: 2, entry },
      '2 hhs-001, 3 hhs-007, 4 avx-019 | 3 hhs-055, 3 hhs-057',
    ],
    [
      'sets dice',
      { kind: 'dice', slot: 'cards', at: 0, dice: 3 },
      '3 hhs-001, 3 hhs-007, 1 hhs-017 | 3 hhs-055, 3 hhs-057',
    ],
    [
      'moves down',
      { kind: 'move', slot: 'cards', from: 0, to: 2 },
      '3 hhs-007, 1 hhs-017, 2 hhs-001 | 3 hhs-055, 3 hhs-057',
    ],
    [
      'moves up',
      { kind: 'move', slot: 'cards', from: 2, to: 0 },
      '1 hhs-017, 2 hhs-001, 3 hhs-007 | 3 hhs-055, 3 hhs-057',
    ],
    [
      'changes the row',
      { kind: 'change-row', slot: 'basicActions', at: 0, dice: 1 },
      '2 hhs-001, 3 hhs-007, 1 hhs-017, 1 hhs-055 | 3 hhs-057',
    ],
    [
      'leaves the team alone where there is no such place',
      { kind: 'remove', slot: 'cards', at: 7 },
      rows(START),
    ],
    ['and before the first place', { kind: 'dice', slot: 'cards', at: -1, dice: 2 }, rows(START)],
  ])('%s', (_, edit, expected) => {
    expect(rows(applyEdit(START, edit))).toBe(expected);
  });
});

test.each<[TeamEdit, Partial<Team>]>([
  [{ kind: 'name', name: 'Foot Clan' }, { name: 'Foot Clan' }],
  [{ kind: 'format', format: 'casual' }, { format: 'casual' }],
  [{ kind: 'notes', notes: 'Buy Karai first.' }, { notes: 'Buy Karai first.' }],
  [{ kind: 'tags', tags: ['fast', 'fun', 'fast'] }, { tags: ['fast', 'fun'] }],
])('%j changes that and nothing else', (edit, changed) => {
  expect(applyEdit(START, edit)).toEqual({ ...START, ...changed });
});

test('a note of a card stays with it', () => {
  const noted = applyEdit(START, {
    kind: 'card-note',
    slot: 'cards',
    at: 2,
    note: 'Best at level 3',
  });
  const moved = applyEdit(noted, { kind: 'move', slot: 'cards', from: 2, to: 0 });
  expect(moved.cards[0]).toEqual({ card: 'hhs-017', dice: 1, note: 'Best at level 3' });
});

test('no edit changes the team it starts from, whatever the places', () => {
  const slot = fc.constantFrom('cards' as const, 'basicActions' as const);
  const at = fc.integer({ min: -3, max: 9 });
  const edits: fc.Arbitrary<TeamEdit> = fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), slot, at }),
    fc.record({ kind: fc.constant('add' as const), slot, at, entry: fc.constant(entry) }),
    fc.record({ kind: fc.constant('move' as const), slot, from: at, to: at }),
    fc.record({ kind: fc.constant('change-row' as const), slot, at, dice: at }),
  );
  const before = structuredClone(START);
  const lengths: Record<string, number[]> = {
    add: [6],
    remove: [4, 5],
    move: [5],
    'change-row': [5],
  };
  fc.assert(
    fc.property(edits, (edit) => {
      const after = applyEdit(START, edit);
      expect(START).toEqual(before);
      expect(lengths[edit.kind]).toContain(after.cards.length + after.basicActions.length);
    }),
  );
});
