import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENERGY_TYPES, type EnergyType } from '../../../src/dice-masters/cards/energy.ts';
import { draws } from '../../../src/dice-masters/odds/draw.ts';
import { openingOdds, SIDEKICK } from '../../../src/dice-masters/odds/opening.ts';
import { chanceToPayAfterDraw } from '../../../src/dice-masters/odds/pay-after-draw.ts';
import type { Reroll } from '../../../src/dice-masters/odds/reroll.ts';
import type { Policy } from '../../../src/dice-masters/players/policy.ts';
import { toNumber } from '../../../src/tabletop/fraction.ts';
import { cardWith, policyOf, requestOf, simulate } from './requests.ts';

const CASES = 50;
const GAMES = 2500;
const STANDARD_ERRORS = 4;

const type = fc.constantFrom(...ENERGY_TYPES);
const unit = fc.oneof(type, fc.constant('wild' as const), fc.constant('generic' as const));

/** A price, the dice bought on turn 1 for nothing, and how the reroll is used. */
const smallCase = fc.record({
  cost: fc.integer({ min: 1, max: 5 }),
  types: fc.uniqueArray(type, { maxLength: 2 }),
  bought: fc.integer({ min: 1, max: 3 }),
  faces: fc.array(fc.array(unit, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 3 }),
  goal: fc.oneof(
    fc.constantFrom('none' as const, 'energy' as const, 'pay' as const),
    type.map((seek) => ({ seek })),
  ),
  seat: fc.constantFrom('first' as const, 'second' as const),
  seed: fc.string(),
});

type Goal = 'none' | 'energy' | 'pay' | { seek: EnergyType };

function exactReroll(goal: Goal): Reroll {
  if (typeof goal === 'object') return goal;
  return { none: 'none', energy: 'non-energy', pay: 'best' }[goal] as Reroll;
}

function simulatedReroll(goal: Goal, cost: number, types: EnergyType[]): Policy['reroll'] {
  if (typeof goal === 'object') return { goal: 'type', type: goal.seek };
  return goal === 'pay' ? { goal, cost, types } : { goal };
}

test(`exact and simulated chances agree on ${CASES} random small cases`, () => {
  fc.assert(
    fc.property(smallCase, ({ cost: asked, types, bought, faces, goal, seat, seed }) => {
      // R8.6: no price is below one unit for each type.
      const cost = Math.max(asked, types.length);
      const purchase = [{ cost, types }] as const;
      const reroll = exactReroll(goal);
      const gift = cardWith('gift-001', 0, [], faces);
      const opening = openingOdds(purchase, purchase, {
        seat,
        firstTurnDraw: 'three-and-out',
        reroll,
      });
      const third = chanceToPayAfterDraw({
        kinds: [SIDEKICK, { name: 'gift', faces: gift.faces }],
        draws: draws({ bag: [8, bought], used: [0, 0] }, 4),
        prep: [0, 0],
        goal: purchase,
        reroll,
      });
      const report = simulate(
        requestOf({
          cards: [
            [gift, bought],
            [cardWith('wanted-001', cost, types), 1],
          ],
          policy: policyOf({
            buy: [{ what: 'gift-001' }],
            reroll: simulatedReroll(goal, cost, types),
          }),
          games: GAMES,
          turns: 3,
          seed,
          spec: { first: seat === 'first' ? 0 : 1 },
        }),
      );
      const afford = report.cards[1]?.afford.map(({ p }) => p) ?? [];
      expectNear(afford[0], toNumber(opening.turn1));
      expectNear(afford[1], toNumber(opening.turn2));
      if (third.known) expectNear(afford[2], toNumber(third.value));
    }),
    { numRuns: CASES, seed: 8 },
  );
});

function expectNear(simulated: number | undefined, exact: number): void {
  const error = Math.sqrt((exact * (1 - exact)) / GAMES);
  expect(Math.abs((simulated ?? -1) - exact)).toBeLessThanOrEqual(STANDARD_ERRORS * error + 1e-9);
}
