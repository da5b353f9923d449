import { describe, expect, test } from 'vitest';
import type { EnergyType } from '../../../src/dice-masters/cards/energy.ts';
import type { Policy } from '../../../src/dice-masters/players/policy.ts';
import oracles from '../odds/oracles.json' with { type: 'json' };
import { cardWith, policyOf, requestOf, simulate } from './requests.ts';

/** Enough for one percentage point on either side. */
const GAMES = 9604;
const STANDARD_ERRORS = 4;

const TYPES: Record<string, EnergyType[]> = {
  any: [],
  typed: ['bolt'],
  crossover: ['bolt', 'mask'],
};

type Reroll = 'noReroll' | 'charsOnlyReroll' | 'optimalReroll';

/** A player who only rolls for a price. */
function rollingFor(reroll: Reroll, cost: number, types: EnergyType[], buy: Policy['buy'] = []) {
  const goals: Record<Reroll, Policy['reroll']> = {
    noReroll: { goal: 'none' },
    charsOnlyReroll: { goal: 'energy' },
    optimalReroll: { goal: 'pay', cost, types },
  };
  return policyOf({ buy, reroll: goals[reroll] });
}

/** `fraction` is written `num/den`. */
function expectNear(simulated: number, fraction: string): void {
  const [above = 0, below = 1] = fraction.split('/').map(Number);
  const exact = above / below;
  const error = Math.sqrt((exact * (1 - exact)) / GAMES);
  expect(Math.abs(simulated - exact)).toBeLessThanOrEqual(STANDARD_ERRORS * error + 1e-9);
}

const each = ['noReroll', 'charsOnlyReroll', 'optimalReroll'] as const;

describe('the opening roll pays for a card', () => {
  test.each(
    oracles.singleTurn.flatMap((row) =>
      each.map((reroll) => ({ ...row, reroll, exact: row[reroll] })),
    ),
  )('$need, $dice dice, cost $cost, $reroll', ({ need, dice, cost, reroll, exact }) => {
    const types = TYPES[need] ?? [];
    const { cards } = simulate(
      requestOf({
        cards: [[cardWith('wanted-001', cost, types), 2]],
        policy: rollingFor(reroll, cost, types),
        games: GAMES,
        turns: 1,
        spec: { first: dice === 3 ? 0 : 1 },
        seed: `${need} ${dice} ${cost}`,
      }),
    );
    expectNear(cards[0]?.afford[0]?.p ?? -1, exact);
  });
});

describe('energy on hand', () => {
  test.each(oracles.energyCount)('$dice Sidekicks', ({ dice, ...row }) => {
    const histogram = (reroll: Reroll) =>
      simulate(
        requestOf({
          policy: rollingFor(reroll, 1, []),
          games: GAMES,
          turns: 1,
          spec: { first: dice === 3 ? 0 : 1 },
        }),
      ).turns[0]?.rolled.histogram ?? [];
    const kept = histogram('noReroll');
    for (const [k, exact] of row.pEnergyEquals_k_noReroll.entries()) {
      expectNear((kept[k] ?? 0) / GAMES, exact);
    }
    const rerolled = histogram('charsOnlyReroll');
    for (const [k, exact] of row.pEnergyEquals_k_charsRerolled.entries()) {
      expectNear((rerolled[k] ?? 0) / GAMES, exact);
    }
  });
});

describe('the first two turns', () => {
  test.each(oracles.firstTwoTurns)('$need $cost, $seat', ({ cost, seat, ...row }) => {
    for (const reroll of ['noReroll', 'optimalReroll'] as const) {
      const [card] = simulate(
        requestOf({
          cards: [[cardWith('wanted-001', cost, ['bolt']), 2]],
          policy: rollingFor(reroll, cost, ['bolt']),
          games: GAMES,
          turns: 2,
          spec: { first: seat.startsWith('first') ? 0 : 1 },
          seed: `two turns ${reroll}`,
        }),
      ).cards;
      const either = card?.affordBy[1]?.p ?? -1;
      const both = (card?.afford[0]?.p ?? 0) + (card?.afford[1]?.p ?? 0) - either;
      expectNear(either, row[reroll].either);
      expectNear(both, row[reroll].both);
    }
  });
});

/** Dice that cost nothing are bought on turn 1, so turn 3 draws out of them and eight Sidekicks. */
const buyFree = (dice: number): Policy['buy'] => [
  { what: 'gift-001', atMost: dice, prefer: 'dearest' },
];

describe('the third turn draws a bought die', () => {
  const rows = oracles.turn3Draw.filter(({ sidekicksInField }) => sidekicksInField === 0);

  test.each(rows)('$boughtDice of $bagSize dice', ({ boughtDice, pAtLeastOneBought }) => {
    const { cards, turns } = simulate(
      requestOf({
        cards: [[cardWith('gift-001', 0, []), boughtDice]],
        policy: policyOf({ buy: buyFree(boughtDice) }),
        games: GAMES,
        turns: 3,
      }),
    );
    expect(cards[0]?.bought[0]?.p).toBe(1);
    expectNear(cards[0]?.firstRolled[2]?.p ?? -1, pAtLeastOneBought);
    expect(turns[1]?.bag.mean).toBe(0);
  });
});

describe('the third turn pays with bought dice', () => {
  const layouts: Record<string, EnergyType[][]> = {
    '2 double': [['bolt', 'bolt'], ['bolt', 'bolt'], ['bolt']],
    '1 double': [['bolt', 'bolt'], ['bolt'], ['bolt']],
  };

  test.each(oracles.turn3PayTyped)(
    '$purchasedDice of $purchasedDieLayout, cost $cost',
    ({ purchasedDieLayout, purchasedDice, cost, ...row }) => {
      const faces = layouts[purchasedDieLayout.slice(0, 8)];
      expect(faces).toBeDefined();
      for (const reroll of ['noReroll', 'optimalReroll'] as const) {
        const { cards } = simulate(
          requestOf({
            cards: [
              [cardWith('gift-001', 0, [], faces ?? []), purchasedDice],
              [cardWith('wanted-001', cost, ['bolt']), 1],
            ],
            policy: rollingFor(reroll, cost, ['bolt'], buyFree(purchasedDice)),
            games: GAMES,
            turns: 3,
            seed: `third turn ${reroll}`,
          }),
        );
        expectNear(cards[1]?.afford[2]?.p ?? -1, row[reroll]);
      }
    },
  );
});
