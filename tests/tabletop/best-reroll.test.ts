import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestReroll } from '../../src/tabletop/best-reroll.ts';
import {
  expected,
  type Fraction,
  formatFraction,
  ONE,
  plus,
  times,
  ZERO,
} from '../../src/tabletop/fraction.ts';
import { atLeast, mapped, rolls, type Side } from '../../src/tabletop/spread.ts';

const die = fc.array(fc.record({ amount: fc.nat(3), sides: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
const whole = (amount: number): Fraction => ({ num: BigInt(amount), den: 1n });

/** Every roll one by one, each with every choice of dice to roll again. */
function exhaustive(
  sides: readonly Side[],
  dice: number,
  worth: (amount: number) => Fraction,
): Fraction {
  const faces = sides.flatMap(({ amount, sides: count }) =>
    Array.from({ length: count }, () => amount),
  );
  const all = (count: number): number[][] =>
    count === 0 ? [[]] : all(count - 1).flatMap((roll) => faces.map((face) => [...roll, face]));
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const share = (count: number): Fraction => ({
    num: 1n,
    den: BigInt(faces.length) ** BigInt(count),
  });
  const again = Array.from({ length: dice + 1 }, (_, count) => all(count).map(sum));
  return all(dice).reduce((total, roll) => {
    const choices = Array.from({ length: 2 ** dice }, (_, mask) => {
      const kept = roll.filter((_, at) => (mask & (1 << at)) === 0);
      const count = dice - kept.length;
      return (again[count] ?? []).reduce(
        (worthOf, more) => plus(worthOf, times(share(count), worth(sum(kept) + more))),
        ZERO,
      );
    });
    const best = choices.reduce((a, b) => (b.num * a.den > a.num * b.den ? b : a));
    return plus(total, times(share(dice), best));
  }, ZERO);
}

test('the re-roll is as good as the best of all choices, for the mean and for a goal', () => {
  fc.assert(
    fc.property(
      die,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 6 }),
      (sides, dice, goal) => {
        const mean = bestReroll(sides, dice, whole);
        expect(formatFraction(expected(mean.spread))).toBe(
          formatFraction(exhaustive(sides, dice, whole)),
        );
        const reaches = (amount: number) => (amount >= goal ? ONE : ZERO);
        const reached = atLeast(bestReroll(sides, dice, reaches).spread, goal);
        expect(formatFraction(reached)).toBe(formatFraction(exhaustive(sides, dice, reaches)));
      },
    ),
    { numRuns: 40 },
  );
});

test('chances add up to one, and a re-roll never makes it worse', () => {
  fc.assert(
    fc.property(die, fc.nat(6), fc.nat(8), (sides, dice, goal) => {
      const reaches = (amount: number) => (amount >= goal ? ONE : ZERO);
      const { spread, again } = bestReroll(sides, dice, reaches);
      expect(formatFraction(spread.reduce(plus, ZERO))).toBe('1/1');
      expect(again.num <= again.den).toBe(true);
      const [plain, better] = [
        atLeast(rolls(sides, dice).at(-1) ?? [], goal),
        atLeast(spread, goal),
      ];
      expect(better.num * plain.den >= plain.num * better.den).toBe(true);
    }),
  );
});

test('a goal that is reached already spends nothing', () => {
  const { again } = bestReroll([{ amount: 1, sides: 6 }], 2, (amount) =>
    amount >= 2 ? ONE : ZERO,
  );
  expect(formatFraction(again)).toBe('0/1');
});

test('an amount that follows from another keeps its chances', () => {
  const spread =
    rolls(
      [
        { amount: 0, sides: 1 },
        { amount: 1, sides: 1 },
      ],
      2,
    ).at(-1) ?? [];
  expect(mapped(spread, (amount) => Math.min(1, amount)).map(formatFraction)).toEqual([
    '1/4',
    '3/4',
  ]);
});
