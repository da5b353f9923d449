import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../src/dice-masters/cards/face.ts';
import { bestReroll } from '../../../src/dice-masters/odds/best-reroll.ts';
import { chanceToPay } from '../../../src/dice-masters/odds/chance-to-pay.ts';
import { chanceOfDraw, draws, expectedDrawn, sizeOf } from '../../../src/dice-masters/odds/draw.ts';
import { energyDistribution } from '../../../src/dice-masters/odds/energy-distribution.ts';
import type { Goal } from '../../../src/dice-masters/odds/goal.ts';
import { openingOdds, type Seat } from '../../../src/dice-masters/odds/opening.ts';
import { chanceToPayAfterDraw } from '../../../src/dice-masters/odds/pay-after-draw.ts';
import type { Reroll } from '../../../src/dice-masters/odds/reroll.ts';
import { expected, formatFraction } from '../../../src/tabletop/fraction.ts';
import { ALL_UNITS, buy, dieOf, exact, SIDEKICK, SIDEKICK_FACE, sidekicks } from './dice.ts';

/** Exact figures worked out apart from this program; every chance is written `num/den`. */
interface Oracles {
  singleTurn: ({ need: Need; dice: number; cost: number } & Record<Column, string>)[];
  energyCount: {
    dice: number;
    pEnergyEquals_k_noReroll: string[];
    pEnergyEquals_k_charsRerolled: string[];
    expectedNoReroll: string;
    expectedCharsRerolled: string;
  }[];
  twoPurchasesInOneTurn: { noReroll: string; optimalReroll: string }[];
  firstTwoTurns: {
    cost: number;
    seat: string;
    noReroll: Record<'either' | 'both', string>;
    optimalReroll: Record<'turn1' | 'turn2' | 'either' | 'both', string>;
  }[];
  turn3Draw: {
    boughtDice: number;
    sidekicksInField: number;
    bagSize: number;
    draw: number;
    pAtLeastOneBought: string;
    pAllBought: string;
    expectedBoughtDrawn: string;
  }[];
  turn3PayTyped: {
    purchasedDieLayout: string;
    purchasedDice: number;
    cost: number;
    noReroll: string;
    optimalReroll: string;
  }[];
  optimalPolicyEdgeCases: {
    need: Need;
    dice: number;
    cost: number;
    roll: string;
    reroll: string;
    p: string;
  }[];
}

type Need = 'any' | 'typed' | 'crossover';
type Column = 'noReroll' | 'charsOnlyReroll' | 'optimalReroll';

const file = new URL('./oracles.json', import.meta.url);
const oracles: Oracles = JSON.parse(readFileSync(file, 'utf8'));
const COLUMNS: [Column, Reroll][] = [
  ['noReroll', 'none'],
  ['charsOnlyReroll', 'non-energy'],
  ['optimalReroll', 'best'],
];

describe.each(oracles.singleTurn)('$dice Sidekicks, cost $cost, $need', (row) => {
  test.each(COLUMNS)('%s', (column, reroll) => {
    const dice = sidekicks(row.dice);
    const chance = chanceToPay({ dice, generic: 0, goal: goalFor(row.need, row.cost) }, reroll);
    expect(formatFraction(exact(chance))).toBe(row[column]);
  });
});

test.each(['any', 'typed', 'crossover'] as const)(
  'a cost above the number of Sidekicks is impossible: %s',
  (need) => {
    for (const dice of [3, 4, 5, 6]) {
      const question = { dice: sidekicks(dice), generic: 0, goal: goalFor(need, dice + 1) };
      expect(formatFraction(exact(chanceToPay(question, 'best')))).toBe('0/1');
    }
  },
);

describe.each(oracles.energyCount)('energy on $dice Sidekicks', (row) => {
  test.each([
    ['none', row.pEnergyEquals_k_noReroll, row.expectedNoReroll],
    ['non-energy', row.pEnergyEquals_k_charsRerolled, row.expectedCharsRerolled],
  ] as const)('reroll %s', (reroll, chances, mean) => {
    const dice = sidekicks(row.dice);
    const found = exact(energyDistribution({ dice, counted: ALL_UNITS, reroll }));
    expect(found.map(formatFraction)).toEqual(chances);
    expect(formatFraction(expected(found))).toBe(mean);
  });
});

test.each(oracles.twoPurchasesInOneTurn)('two 2-cost Fists with 4 Sidekicks', (row) => {
  const goal: Goal = [buy(2, 'fist'), buy(2, 'fist')];
  const question = { dice: sidekicks(4), generic: 0, goal };
  expect(formatFraction(exact(chanceToPay(question, 'none')))).toBe(row.noReroll);
  expect(formatFraction(exact(chanceToPay(question, 'best')))).toBe(row.optimalReroll);
});

describe.each(oracles.firstTwoTurns)('cost $cost, seat $seat', ({ cost, seat, ...row }) => {
  const played = (reroll: Reroll) => {
    const goal = goalFor('typed', cost);
    const name: Seat = seat.startsWith('first') ? 'first' : 'second';
    return openingOdds(goal, goal, { seat: name, firstTurnDraw: 'three-and-out', reroll });
  };

  test('without a reroll', () => {
    const { either, both } = played('none');
    expect({ either: formatFraction(either), both: formatFraction(both) }).toEqual(row.noReroll);
  });

  test('with the best reroll', () => {
    const entries = Object.entries(played('best')).map(([name, chance]) => [
      name,
      formatFraction(chance),
    ]);
    expect(Object.fromEntries(entries)).toEqual(row.optimalReroll);
  });
});

test.each(oracles.turn3Draw)(
  'turn 3: $boughtDice bought, $sidekicksInField Sidekicks fielded',
  (row) => {
    const used = [8 - row.sidekicksInField, row.boughtDice];
    const piles = { bag: [0, 0], used };
    expect(sizeOf(used)).toBe(row.bagSize);
    const chance = (wanted: (bought: number) => boolean) =>
      formatFraction(chanceOfDraw(piles, row.draw, ([, bought = 0]) => wanted(bought)));
    expect(chance((bought) => bought > 0)).toBe(row.pAtLeastOneBought);
    expect(chance((bought) => bought === row.boughtDice)).toBe(row.pAllBought);
    expect(formatFraction(expectedDrawn(piles, row.draw, 1))).toBe(row.expectedBoughtDrawn);
  },
);

describe.each(oracles.turn3PayTyped)(
  'turn 3: $purchasedDice bought with $purchasedDieLayout, cost $cost',
  (row) => {
    test.each([
      ['noReroll', 'none'],
      ['optimalReroll', 'best'],
    ] as const)('%s', (column, reroll) => {
      const energy = row.purchasedDieLayout.startsWith('2 double')
        ? 'fist+fist fist+fist fist'
        : 'fist+fist fist fist';
      const chance = chanceToPayAfterDraw({
        kinds: [SIDEKICK, dieOf(energy)],
        draws: draws({ bag: [8, row.purchasedDice], used: [0, 0] }, 4),
        prep: [0, 0],
        goal: goalFor('typed', row.cost),
        reroll,
      });
      expect(formatFraction(exact(chance))).toBe(row[column]);
    });
  },
);

describe('which dice the best reroll takes', () => {
  const { fist, bolt, mask, shield, wild, character } = SIDEKICK_FACE;
  const rolls: Record<string, { shown: Face[]; reroll: number[] }> = {
    'no matching or wild face (any mix of other energy and characters)': {
      shown: [bolt, mask, character],
      reroll: [0, 1, 2],
    },
    '4 non-matching energy faces': { shown: [bolt, mask, shield, bolt], reroll: [1, 2, 3] },
    '4 character faces': { shown: Array(4).fill(character), reroll: [0, 1, 2, 3] },
    'one wild + three energy faces matching neither type': {
      shown: [mask, wild, shield, mask],
      reroll: [2, 3],
    },
    'four energy faces matching neither type': {
      shown: [mask, mask, shield, shield],
      reroll: [0, 1, 2, 3],
    },
  };

  test.each(oracles.optimalPolicyEdgeCases)('$need $cost: $roll', ({ need, cost, roll, p }) => {
    const { shown, reroll } = rolls[roll] ?? { shown: [fist], reroll: [] };
    const table = shown.map((face) => ({ die: SIDEKICK, face }));
    const advice = exact(bestReroll(table, goalFor(need, cost)));
    expect(advice.reroll).toEqual(reroll);
    expect(formatFraction(advice.chance)).toBe(p);
  });
});

function goalFor(need: Need, cost: number): Goal {
  if (need === 'any') return [buy(cost)];
  return [need === 'typed' ? buy(cost, 'fist') : buy(cost, 'fist', 'bolt')];
}
