import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../src/dice-masters/teams/edit.ts';
import { isLegal } from '../../../../src/dice-masters/teams/problem.ts';
import { sharedDice } from '../../../../src/dice-masters/teams/shared-dice.ts';
import { validatePartners } from '../../../../src/dice-masters/teams/two-teams.ts';
import { catalogue, formatOf, team } from './bench.ts';

const LEFT = '3 hhs-001, 3 hhs-007, 3 hhs-012, 3 hhs-017 | 3 hhs-055';
const RIGHT = '3 hhs-022, 3 hhs-025, 3 hhs-028, 3 hhs-031 | 3 hhs-057';
const together = (format: string, ...texts: string[]) =>
  validatePartners(texts.map(team), formatOf(format), catalogue);

describe('Doubles partners', () => {
  test('DQ01 DQ06 DQ07 two teams that share nothing are legal', () => {
    expect(together('doubles-quick-start', LEFT, RIGHT)).toEqual([]);
  });

  test('DF02 DF03 DF04 DF05 so they are in the full game, with six dice on a Basic Action', () => {
    const [left, right] = [LEFT, RIGHT].map((text) => text.replace('| 3', '| 6'));
    expect(isLegal(together('doubles', left ?? '', right ?? ''))).toBe(true);
  });

  test.each([
    [
      'DQ01',
      'incomplete',
      [LEFT],
      'Doubles quick start is played with two teams together on a side; there is 1.',
      null,
    ],
    [
      'DQ01',
      'illegal',
      [LEFT, RIGHT, '3 hhs-034, 3 hhs-037, 3 hhs-040, 3 hhs-043 | 3 hhs-056'],
      'Doubles quick start is played with two teams together on a side; there are 3.',
      null,
    ],
    [
      'DQ06',
      'illegal',
      [LEFT, RIGHT.replace('hhs-022', 'hhs-016')],
      'Karai is on both teams; partners bring each name once. Keep it on one.',
      'Remove Karai',
    ],
    [
      'DQ07',
      'illegal',
      [LEFT, RIGHT.replace('hhs-057', 'hhs-055')],
      'Speedy Delivery is on both teams; partners bring different Basic Actions. Keep it on one.',
      'Remove Speedy Delivery',
    ],
  ])('%s is %s for %j', (check, severity, texts, message, repair) => {
    const [problem] = together('doubles-quick-start', ...texts);
    expect(problem).toMatchObject({ check, rule: check, severity, message });
    expect(problem?.repair?.label ?? null).toBe(repair);
  });

  test('DF05 names and Basic Actions hold in the full game too', () => {
    const left = LEFT.replace('| 3', '| 6');
    expect(together('doubles', left, left).map(({ check }) => check)).toEqual([
      'DQ06',
      'DQ06',
      'DQ06',
      'DQ06',
      'DQ07',
    ]);
  });

  test('a repair says whose team it changes', () => {
    const texts = [LEFT, RIGHT.replace('hhs-022', 'hhs-016')];
    const [problem] = together('doubles-quick-start', ...texts);
    const repaired = texts
      .map(team)
      .map((one, at) =>
        at === problem?.team ? applyEdits(one, problem.repair?.edits ?? []) : one,
      );
    expect(repaired.map(({ cards }) => cards.length)).toEqual([4, 3]);
    const left = validatePartners(repaired, formatOf('doubles-quick-start'), catalogue);
    expect(left.filter(({ severity }) => severity === 'illegal')).toEqual([]);
  });

  test('each partner’s own problems are told with their team', () => {
    const problems = together('doubles-quick-start', LEFT, RIGHT.replace('3 hhs-031', '4 hhs-031'));
    expect(problems.map(({ team: at, check }) => [at, check])).toEqual([[1, 'DQ04']]);
  });
});

describe('teams out of one collection', () => {
  test('share a die design across subtitles and sets', () => {
    const teams = ['2 dp-010, 3 hhs-017 | 3 hhs-055', '3 m2017-001, 2 hhs-001 | 3 hhs-055'].map(
      team,
    );
    expect(sharedDice(teams, catalogue)).toEqual([
      { die: 'dp/deadpool', cards: ['dp-010', 'm2017-001'], wanted: [2, 3], inAll: 5 },
    ]);
  });

  test('share an unknown card by its code', () => {
    const teams = ['2 ?9xyz', '1 ?9xyz', '3 hhs-017'].map(team);
    expect(sharedDice(teams, catalogue)).toEqual([
      { die: '?9xyz', cards: ['?9xyz'], wanted: [2, 1, 0], inAll: 3 },
    ]);
  });

  test('share nothing where a design is on one team alone', () => {
    expect(sharedDice(['2 hhs-016, 1 hhs-017', '2 avx-019'].map(team), catalogue)).toEqual([]);
  });
});
