import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ENERGY_TYPES } from '../../../src/dice-masters/cards/energy.ts';
import { type Face, faceKey } from '../../../src/dice-masters/cards/face.ts';
import { bestReroll } from '../../../src/dice-masters/odds/best-reroll.ts';
import { chanceToPay } from '../../../src/dice-masters/odds/chance-to-pay.ts';
import type { OddsDie } from '../../../src/dice-masters/odds/dice.ts';
import { draws } from '../../../src/dice-masters/odds/draw.ts';
import { energyDistribution } from '../../../src/dice-masters/odds/energy-distribution.ts';
import { hits } from '../../../src/dice-masters/odds/face-odds.ts';
import type { Goal } from '../../../src/dice-masters/odds/goal.ts';
import { chanceToPayAfterDraw } from '../../../src/dice-masters/odds/pay-after-draw.ts';
import type { FixedReroll } from '../../../src/dice-masters/odds/reroll.ts';
import { swarmOdds } from '../../../src/dice-masters/odds/swarm.ts';
import {
  expected,
  type Fraction,
  fraction,
  ONE,
  plus,
  times,
  toNumber,
  ZERO,
} from '../../../src/tabletop/fraction.ts';
import { allRolls, bruteChance, bruteEnergy, bruteFixed, pays } from './brute-force.ts';
import { ALL_UNITS, dieOf, exact, SIDEKICK } from './dice.ts';

vi.setConfig({ testTimeout: 60_000 });

const runs = (share: number) => ({
  numRuns: Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 200) * share),
});

const die = fc.constantFrom(
  SIDEKICK,
  dieOf('fist+fist fist+fist fist'),
  dieOf('bolt+bolt bolt bolt'),
  dieOf('mask+mask mask+mask mask+mask'),
  dieOf('bolt+fist bolt+fist generic-1'),
  dieOf('bolt+fist bolt+fist bolt'),
  dieOf('mask+shield mask+shield wild'),
  dieOf('generic-2 generic-2 generic-2'),
  dieOf(''),
);
const type = fc.constantFrom(...ENERGY_TYPES);
const purchase = fc
  .record({ cost: fc.integer({ min: 1, max: 5 }), types: fc.uniqueArray(type, { maxLength: 2 }) })
  .map(({ cost, types }) => ({ cost: Math.max(cost, types.length), types }));
const goal: fc.Arbitrary<Goal> = fc.oneof(
  purchase.map((one): Goal => [one]),
  fc.tuple(purchase, purchase),
);
const fixed: fc.Arbitrary<FixedReroll> = fc.oneof(
  fc.constantFrom<FixedReroll>('none', 'non-energy'),
  type.map((seek) => ({ seek })),
);
const dice = (most: number) => fc.array(die, { maxLength: most });
const generic = fc.integer({ min: 0, max: 2 });
const lot = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 });
const piles = fc.record({ bag: lot, used: lot });

const sum = (chances: readonly Fraction[]) => chances.reduce(plus, ZERO);
const isAtLeast = (one: Fraction, other: Fraction) => one.num * other.den >= other.num * one.den;

describe('against plain enumeration', () => {
  test('the best reroll of up to three dice', () => {
    fc.assert(
      fc.property(dice(3), generic, goal, (rolled, energy, wanted) => {
        const chance = chanceToPay({ dice: rolled, generic: energy, goal: wanted }, 'best');
        expect(toNumber(exact(chance))).toBeCloseTo(bruteChance(rolled, energy, wanted), 12);
      }),
      runs(0.25),
    );
  });

  test('one roll of up to four dice', () => {
    fc.assert(
      fc.property(dice(4), generic, goal, (rolled, energy, wanted) => {
        const rolls = allRolls(rolled);
        const paid = rolls.filter((shown) => pays(shown, energy, wanted)).length;
        const chance = chanceToPay({ dice: rolled, generic: energy, goal: wanted }, 'none');
        expect(exact(chance)).toEqual(fraction(BigInt(paid), BigInt(rolls.length)));
      }),
      runs(0.15),
    );
  });

  test('where either of two dice may be kept, the one with more energy stays', () => {
    const rolled = Array<OddsDie>(2).fill(dieOf('fist bolt bolt+bolt'));
    const bestFor: Goal = [{ cost: 2, types: ['fist'] }];
    const question = { dice: rolled, counted: ALL_UNITS, reroll: { bestFor } };
    const found = expected(exact(energyDistribution(question)));
    expect(toNumber(found)).toBeCloseTo(bruteEnergy(rolled, bestFor), 12);
  });

  test('a reroll die by die, of up to three dice', () => {
    fc.assert(
      fc.property(dice(3), goal, fixed, (rolled, wanted, reroll) => {
        const chance = chanceToPay({ dice: rolled, generic: 0, goal: wanted }, reroll);
        const isKept = (face: Face) => keeps(face, reroll);
        expect(toNumber(exact(chance))).toBeCloseTo(bruteFixed(rolled, wanted, isKept), 12);
      }),
      runs(0.1),
    );
  });

  test('energy after the best reroll of up to three equal dice', () => {
    fc.assert(
      fc.property(die, fc.integer({ min: 1, max: 3 }), goal, (one, count, bestFor) => {
        const rolled = Array<OddsDie>(count).fill(one);
        const question = { dice: rolled, counted: ALL_UNITS, reroll: { bestFor } };
        const found = expected(exact(energyDistribution(question)));
        expect(toNumber(found)).toBeCloseTo(bruteEnergy(rolled, bestFor), 12);
      }),
      runs(0.1),
    );
  });

  test('a draw with refill, die by die', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 0, max: 5 }), ({ bag, used }, count) => {
        const found = new Map(
          draws({ bag, used }, count).map(({ drawn, chance }) => [drawn.join(), toNumber(chance)]),
        );
        const oneByOne = drawnOneByOne(bag, used, count);
        expect([...found.keys()].sort()).toEqual([...oneByOne.keys()].sort());
        for (const [drawn, chance] of oneByOne) expect(found.get(drawn)).toBeCloseTo(chance, 12);
      }),
      runs(0.5),
    );
  });
});

describe('chances of all outcomes sum to 1', () => {
  test('energy after a reroll die by die', () => {
    fc.assert(
      fc.property(dice(8), fixed, (rolled, reroll) => {
        const found = exact(energyDistribution({ dice: rolled, counted: ALL_UNITS, reroll }));
        expect(sum(found)).toEqual(ONE);
      }),
      runs(0.5),
    );
  });

  test('energy after the best reroll', () => {
    fc.assert(
      fc.property(dice(4), goal, fc.subarray(ALL_UNITS), (rolled, bestFor, counted) => {
        const found = energyDistribution({ dice: rolled, counted, reroll: { bestFor } });
        expect(sum(exact(found))).toEqual(ONE);
      }),
      runs(0.5),
    );
  });

  test('draws, with and without Swarm', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 0, max: 5 }), fc.boolean(), (from, count, chains) => {
        expect(sum(draws(from, count).map(({ chance }) => chance))).toEqual(ONE);
        const swarm = swarmOdds({ piles: from, dice: count, swarm: 0, chains });
        expect(sum(swarm.extra)).toEqual(ONE);
        expect(sum(swarm.draws.map(({ chance }) => chance))).toEqual(ONE);
      }),
      runs(0.5),
    );
  });

  test('hits among dice', () => {
    const chance = fc.integer({ min: 0, max: 6 }).map((faces) => fraction(BigInt(faces), 6n));
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 8 }), (chances) => {
        expect(sum(hits(chances))).toEqual(ONE);
        expect(expected(hits(chances))).toEqual(sum(chances));
      }),
      runs(0.5),
    );
  });
});

describe('more is never worse', () => {
  test('another die never lowers the chance to pay', () => {
    fc.assert(
      fc.property(dice(5), die, goal, (rolled, more, wanted) => {
        for (const reroll of ['none', 'non-energy', 'best'] as const) {
          const before = chanceToPay({ dice: rolled, generic: 0, goal: wanted }, reroll);
          const after = chanceToPay({ dice: [...rolled, more], generic: 0, goal: wanted }, reroll);
          expect(isAtLeast(exact(after), exact(before))).toBe(true);
        }
      }),
      runs(0.5),
    );
  });

  test('the best reroll is at least as good as every other', () => {
    fc.assert(
      fc.property(dice(6), generic, goal, fixed, (rolled, energy, wanted, reroll) => {
        const question = { dice: rolled, generic: energy, goal: wanted };
        const best = exact(chanceToPay(question, 'best'));
        expect(isAtLeast(best, exact(chanceToPay(question, reroll)))).toBe(true);
      }),
      runs(0.5),
    );
  });

  test('two purchases are at most as likely as either alone', () => {
    fc.assert(
      fc.property(dice(5), purchase, purchase, (rolled, one, other) => {
        const chance = (wanted: Goal) =>
          exact(chanceToPay({ dice: rolled, generic: 0, goal: wanted }, 'best'));
        expect(isAtLeast(chance([one]), chance([one, other]))).toBe(true);
        expect(chance([one, other])).toEqual(chance([other, one]));
      }),
      runs(0.3),
    );
  });
});

describe('two ways to the same figure', () => {
  test('the advice for each roll adds up to the chance', () => {
    fc.assert(
      fc.property(dice(3), goal, (rolled, wanted) => {
        const rolls = allRolls(rolled);
        const share = fraction(1n, BigInt(rolls.length));
        const chances = rolls.map((shown) => times(share, exact(bestReroll(shown, wanted)).chance));
        const chance = chanceToPay({ dice: rolled, generic: 0, goal: wanted }, 'best');
        expect(exact(chance)).toEqual(sum(chances));
      }),
      runs(0.05),
    );
  });

  test('energy counted to the cost and beyond is a purchase without a type', () => {
    fc.assert(
      fc.property(dice(5), fc.integer({ min: 1, max: 6 }), (rolled, cost) => {
        const bestFor: Goal = [{ cost, types: [] }];
        const question = { dice: rolled, counted: ALL_UNITS, reroll: { bestFor } };
        const enough = exact(energyDistribution(question)).slice(cost);
        const chance = chanceToPay({ dice: rolled, generic: 0, goal: bestFor }, 'best');
        expect(sum(enough)).toEqual(exact(chance));
      }),
      runs(0.3),
    );
  });

  test('drawing the whole bag is rolling it', () => {
    fc.assert(
      fc.property(dice(5), goal, (rolled, wanted) => {
        const bag = rolled.map(() => 1);
        const nothing = rolled.map(() => 0);
        const drawn = chanceToPayAfterDraw({
          kinds: rolled,
          draws: draws({ bag, used: nothing }, rolled.length),
          prep: nothing,
          goal: wanted,
          reroll: 'best',
        });
        const question = { dice: rolled, generic: 0, goal: wanted };
        expect(exact(drawn)).toEqual(exact(chanceToPay(question, 'best')));
      }),
      runs(0.2),
    );
  });
});

/** Which faces a player keeps, spelt out face by face. */
function keeps(face: Face, reroll: FixedReroll): boolean {
  if (reroll === 'none') return true;
  const energy = faceKey(face);
  if (face.kind !== 'energy') return false;
  return reroll === 'non-energy' || energy.includes(reroll.seek) || energy === 'wild';
}

/** Draws single dice, each as likely as the next, and refills when the bag is empty. */
function drawnOneByOne(
  bag: readonly number[],
  used: readonly number[],
  count: number,
): Map<string, number> {
  const total = (dice: readonly number[]) => dice.reduce((all, one) => all + one, 0);
  const found = new Map<string, number>();
  const nothing = bag.map(() => 0);

  function step(
    inBag: readonly number[],
    inUsed: readonly number[],
    drawn: readonly number[],
    chance: number,
  ): void {
    if (total(drawn) === count || total(inBag) + total(inUsed) === 0) {
      found.set(drawn.join(), (found.get(drawn.join()) ?? 0) + chance);
    } else if (total(inBag) === 0) {
      step(inUsed, nothing, drawn, chance);
    } else {
      inBag.forEach((dice, kind) => {
        if (dice === 0) return;
        const shift = (lotOf: readonly number[], by: number) =>
          lotOf.map((one, at) => (at === kind ? one + by : one));
        step(shift(inBag, -1), inUsed, shift(drawn, 1), (chance * dice) / total(inBag));
      });
    }
  }

  step(bag, used, nothing, 1);
  return found;
}
