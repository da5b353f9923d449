import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../src/dice-masters/cards/face.ts';
import { bestReroll, type ShownDie } from '../../../src/dice-masters/odds/best-reroll.ts';
import type { OddsDie } from '../../../src/dice-masters/odds/dice.ts';
import type { Goal } from '../../../src/dice-masters/odds/goal.ts';
import { looseUnit, rerollOdds } from '../../../src/dice-masters/odds/reroll-odds.ts';
import { formatFraction, toNumber } from '../../../src/tabletop/fraction.ts';
import { allRolls, pays } from './brute-force.ts';
import { buy, dieOf, exact, SIDEKICK, SIDEKICK_FACE } from './dice.ts';

const shows = (...faces: (keyof typeof SIDEKICK_FACE)[]): ShownDie[] =>
  faces.map((face) => ({ die: SIDEKICK, face: SIDEKICK_FACE[face] }));

const oddsFor = (goal: Goal, rolled: ShownDie[], kept: ShownDie[] = []) =>
  exact(rerollOdds({ rolled, kept }, goal));

describe('R7.2.2 the odds of a reroll', () => {
  test('keeping all is certain or hopeless', () => {
    expect(formatFraction(oddsFor([buy(2)], shows('fist', 'mask')).after([]))).toBe('1/1');
    expect(formatFraction(oddsFor([buy(3)], shows('fist', 'mask')).after([]))).toBe('0/1');
  });

  test('one Sidekick for a missing type: the type or wild; a useful die may be worth rolling too', () => {
    const odds = oddsFor([buy(2, 'bolt')], shows('fist', 'character'));
    expect(formatFraction(odds.after([1]))).toBe('1/3');
    expect(odds.best()).toEqual({ reroll: [0, 1], chance: { num: 4n, den: 9n } });
  });

  test('rolls no more dice than it must', () => {
    const odds = oddsFor([buy(2, 'bolt')], shows('bolt', 'fist', 'character'));
    expect(odds.best()).toEqual({ reroll: [], chance: { num: 1n, den: 1n } });
  });

  test('R3.9 energy without a die counts and is never rolled', () => {
    const odds = oddsFor([buy(3)], shows('fist', 'character'), [looseUnit('generic')]);
    expect(formatFraction(odds.after([1]))).toBe('5/6');
    expect(odds.best().reroll).toEqual([1]);
  });

  test('a die that nobody could read is named', () => {
    const die: OddsDie = { name: 'Blur', faces: Array<Face>(6).fill({ kind: 'unknown' }) };
    const odds = rerollOdds({ rolled: [{ die, face: { kind: 'unknown' } }], kept: [] }, [buy(1)]);
    expect(odds).toEqual({ known: false, unknown: ['Blur'] });
  });
});

const die = fc.constantFrom(
  SIDEKICK,
  dieOf('fist+fist fist+fist fist'),
  dieOf('bolt+fist bolt+fist generic-1'),
  dieOf('generic-2 generic-2 generic-1'),
);
const shown = die.chain((one) =>
  fc.constantFrom(...one.faces).map((face): ShownDie => ({ die: one, face })),
);
const purchase = fc.constantFrom(
  buy(1),
  buy(2, 'fist'),
  buy(3, 'bolt'),
  buy(4),
  buy(3, 'bolt', 'fist'),
);
const goal = fc.oneof(
  purchase.map((one): Goal => [one]),
  fc.tuple(purchase, purchase).map((both): Goal => both),
);
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 40) };

describe('any roll', () => {
  test('every choice of dice has the chance that trying all rolls gives', () => {
    fc.assert(
      fc.property(
        fc.array(shown, { minLength: 1, maxLength: 3 }),
        fc.array(shown, { maxLength: 1 }),
        goal,
        fc.nat(7),
        (rolled, kept, wanted, bits) => {
          const places = rolled.flatMap((_, place) => ((bits >> place) & 1 ? place : []));
          const still = rolled.filter((_, place) => !places.includes(place));
          const again = allRolls(places.map((place) => rolled[place]?.die ?? SIDEKICK));
          const paid = again.filter((roll) => pays([...still, ...kept, ...roll], 0, wanted));
          const chance = oddsFor(wanted, rolled, kept).after(places);
          expect(toNumber(chance)).toBeCloseTo(paid.length / again.length, 12);
        },
      ),
      runs,
    );
  });

  test('the best choice is the one of the plan for every roll, and its own chance', () => {
    fc.assert(
      fc.property(fc.array(shown, { minLength: 1, maxLength: 5 }), goal, (rolled, wanted) => {
        const odds = oddsFor(wanted, rolled);
        const { reroll, chance } = odds.best();
        const planned = exact(bestReroll(rolled, wanted));
        expect(chance).toEqual(planned.chance);
        expect(reroll).toHaveLength(planned.reroll.length);
        expect(odds.after(reroll)).toEqual(chance);
      }),
      runs,
    );
  });
});
