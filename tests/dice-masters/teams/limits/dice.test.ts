import { describe, expect, test } from 'vitest';
import { readLink } from '../../../../src/dice-masters/teams/links/link.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { newTeam } from '../../../../src/dice-masters/teams/reading.ts';
import { wholeDice } from '../../../../src/dice-masters/teams/within-limits.ts';
import { catalogue } from '../links/catalogue.ts';

const NINES = '9'.repeat(5000);

describe('a count of dice that no card can carry is cut, told, and kept as text', () => {
  test.each<[what: string, text: string, kept: string]>([
    ['a link', 'https://example.org/build/#1234avx53', '1234 dice'],
    ['a list', '1234x Nova: Quasar', '1234 dice'],
    ['a list with the count behind', 'Nova: Quasar x4321', '4321 dice'],
    ['a list with far too many', '123456x Nova: Quasar', '123456 dice'],
    ['a Team Builder link', '1000x53avx', '1000 dice'],
    ['a file of ours', '{"cards":[{"card":"avx-053","dice":5000}]}', '5000 dice'],
  ])('%s', (_, text, kept) => {
    const { teams, problems } = readAnything(text, catalogue);
    const [entry] = teams[0]?.cards ?? [];
    expect(entry?.card).toBe('avx-053');
    expect(entry?.dice).toBeLessThan(1000);
    expect(entry?.note).toBe(kept);
    expect(problems).toHaveLength(1);
  });

  test('beyond the cards of a team, too', () => {
    const { teams } = readLink(`${'2avx53.'.repeat(300)}4321avx53`, catalogue);
    expect(teams[0]?.notes).toMatch(/999x avx53\n {2}Note: 4321 dice$/);
  });

  test('with very many digits, which no message repeats', () => {
    const { teams, problems } = readLink(`${NINES}avx53`, catalogue);
    expect(teams[0]?.notes).toContain(NINES);
    for (const { message } of problems) expect(message.length).toBeLessThan(200);
  });

  test('in a stored team', () => {
    const cards = [{ card: 'avx-053', dice: 40_000, note: 'Go wide.' }];
    expect(wholeDice(newTeam({ cards })).cards).toEqual([
      { card: 'avx-053', dice: 999, note: 'Go wide.\n40000 dice' },
    ]);
  });
});
