import { describe, expect, test } from 'vitest';
import { breaksNoRule } from '../../../../src/dice-masters/teams/breaks-no-rule.ts';
import type { Format } from '../../../../src/dice-masters/teams/format.ts';
import { randomTeam } from '../../../../src/dice-masters/teams/random/random-team.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { validate } from '../../../../src/dice-masters/teams/validate.ts';
import { catalogue, formatOf, formats } from '../legality/bench.ts';

const everything = [...catalogue.all()].map(({ id }) => id);
const SEEDS = ['turtle', 'storm', '3'];
const tournament = formatOf('tournament');

/** What a player's own format may ask beyond the books. */
const RESTRICTIONS: [string, Partial<Format>][] = [
  ['one card from each set', { onePerSet: true }],
  ['one energy type', { sameEnergy: true }],
  ['one rarity', { sameRarity: true }],
  ['a pattern of costs', { costs: [2, 2, 3, 3, 4, 5, 6, 7] }],
  ['two sets only', { sets: ['hhs', 'imw'] }],
  ['exactly twenty dice', { dice: { least: 20, most: 20 } }],
  ['at most two dice on a card', { dicePerCard: 2, dice: { least: 0, most: 16 } }],
];

function draw(format: Format, seed: string) {
  const isLegal = (team: Team) => breaksNoRule(team, format, catalogue);
  return randomTeam({ pool: everything, locked: [], format, seed, catalogue, isLegal });
}

function expectFullAndLegal(format: Format, seed: string): void {
  const { team, isFull, remarks } = draw(format, seed);
  const problems = validate(team, format, catalogue).filter(({ severity }) => severity !== 'note');
  expect({ problems, isFull, remarks }).toEqual({ problems: [], isFull: true, remarks: [] });
}

describe('all cards of the catalogue give a full legal team', () => {
  test.each([...formats.values()].map((format) => [format.name, format] as const))(
    'in %s',
    (_, format) => {
      for (const seed of SEEDS) expectFullAndLegal(format, seed);
    },
  );

  test.each(RESTRICTIONS)('in a tournament with %s', (_, restrictions) => {
    for (const seed of SEEDS) expectFullAndLegal({ ...tournament, ...restrictions }, seed);
  });
});
