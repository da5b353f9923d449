import { describe, expect, test } from 'vitest';
import type { EnergyType } from '../../../src/dice-masters/cards/energy.ts';
import type { Chooser } from '../../../src/dice-masters/engine/decisions/chooser.ts';
import { BUY, REROLL } from '../../../src/dice-masters/engine/decisions/decision.ts';
import { Match, run } from '../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../src/dice-masters/engine/profile.ts';
import type { Setup } from '../../../src/dice-masters/engine/setup.ts';
import { FIELD, USED } from '../../../src/dice-masters/engine/state/zones.ts';
import { showsCharacter } from '../../../src/dice-masters/engine/stats.ts';
import { cardOf } from './support/catalogue.ts';

const GAMES = 20_000;
const SIGMAS = 4.5;

const NEEDS: Record<'any' | 'typed' | 'crossover', EnergyType[]> = {
  any: [],
  typed: ['bolt'],
  crossover: ['bolt', 'mask'],
};

/** Exact probabilities that a card can be bought: keeping the first roll, and rerolling characters. */
const ROWS: [keyof typeof NEEDS, number, number, string, string][] = [
  ['any', 3, 1, '215/216', '46655/46656'],
  ['any', 3, 2, '25/27', '23275/23328'],
  ['any', 3, 3, '125/216', '42875/46656'],
  ['any', 4, 1, '1295/1296', '1679615/1679616'],
  ['any', 4, 2, '425/432', '559825/559872'],
  ['any', 4, 4, '625/1296', '1500625/1679616'],
  ['typed', 3, 1, '19/27', '4501/5832'],
  ['typed', 3, 2, '73/108', '17983/23328'],
  ['typed', 4, 1, '65/81', '90335/104976'],
  ['typed', 4, 2, '43/54', '60221/69984'],
  ['typed', 4, 3, '13/18', '60025/69984'],
  ['typed', 4, 4, '34/81', '40817/52488'],
  ['crossover', 3, 2, '11/27', '12005/23328'],
  ['crossover', 3, 3, '67/216', '22981/46656'],
  ['crossover', 4, 2, '757/1296', '1167229/1679616'],
  ['crossover', 4, 4, '149/432', '357749/559872'],
];

describe.each(ROWS)('%s, %i dice, cost %i', (need, dice, cost, kept, rerolled) => {
  test('keeping the first roll', () => {
    expectAgreement(buyingFrequency(need, dice, cost, false), kept);
  });

  test('rerolling characters', () => {
    expectAgreement(buyingFrequency(need, dice, cost, true), rerolled);
  });
});

test.each([
  [1, 0, '4/9'],
  [1, 2, '4/7'],
  [2, 1, '13/18'],
  [3, 0, '26/33'],
  [3, 2, '37/42'],
])(
  'third turn: %i bought dice, %i Sidekicks in the Field, at least one is drawn',
  (bought, fielded, odds) => {
    const match = new Match({ ...setupOf('any', 3, 2), turns: 2 }, [KEEP, KEEP]);
    const { game } = match;
    let met = 0;
    for (let index = 0; index < GAMES; index++) {
      match.restart('third turn', index);
      for (let die = 0; die < 8; die++) game.table.put(die, die < fielded ? FIELD : USED, 0);
      for (let die = 8; die < 8 + bought; die++) game.table.put(die, USED, 0);
      game.turn = 2;
      run(game);
      if ([...game.state.drawn.slice(0, game.state.now.drawnCount)].some((die) => die >= 8)) met++;
    }
    expectAgreement(met / GAMES, odds);
  },
);

function expectAgreement(frequency: number, odds: string): void {
  const [above = 0, below = 1] = odds.split('/').map(Number);
  const exact = above / below;
  const error = Math.sqrt((exact * (1 - exact)) / GAMES);
  expect(Math.abs(frequency - exact)).toBeLessThan(SIGMAS * error + 1 / GAMES);
}

function buyingFrequency(
  need: keyof typeof NEEDS,
  dice: number,
  cost: number,
  rerolls: boolean,
): number {
  let met = 0;
  const chooser: Chooser = {
    choose: (decision, game) => {
      if (decision.kind === 'reroll' && rerolls) {
        for (let option = 0; option < decision.count; option++) {
          const isReroll = decision.verb[option] === REROLL;
          if (isReroll && showsCharacter(game, decision.a[option] ?? 0)) return option;
        }
      }
      if (decision.kind === 'main' && decision.verb.subarray(0, decision.count).includes(BUY))
        met++;
      return 0;
    },
  };
  const match = new Match(setupOf(need, dice, cost), [chooser, chooser]);
  for (let index = 0; index < GAMES; index++) match.play(`${need} ${dice} ${cost}`, index);
  return met / GAMES;
}

/** Going first means three dice, going second four. (R7.1.5) */
function setupOf(need: keyof typeof NEEDS, dice: number, cost: number): Setup {
  const card = { ...cardOf('hhs-046'), energy: NEEDS[need], cost };
  return {
    profile: PROFILES['2019'],
    seats: [
      { kind: 'player', life: 20, cards: [{ card, dice: 4 }] },
      { kind: 'nobody', life: 20 },
    ],
    first: dice === 3 ? 0 : 1,
    turns: 1,
    luck: 'seed',
  };
}

const KEEP: Chooser = { choose: () => 0 };
