import { type Fraction, fraction, ONE, plus, times, ZERO } from './fraction.ts';

/** Chances of 0, 1, 2 … that add up to one. */
export type Spread = readonly Fraction[];

/** An amount and how many sides of a die show it. */
export interface Side {
  amount: number;
  sides: number;
}

/** Nothing, for certain. */
export const NOTHING: Spread = [ONE];

export function spreadOf(die: readonly Side[]): Fraction[] {
  const all = BigInt(die.reduce((sum, { sides }) => sum + sides, 0));
  const spread: Fraction[] = [];
  for (const { amount, sides } of die) {
    for (let at = spread.length; at <= amount; at++) spread[at] = ZERO;
    spread[amount] = plus(spread[amount] ?? ZERO, fraction(BigInt(sides), all));
  }
  return spread;
}

/** The sum of two independent amounts. */
export function added(a: Spread, b: Spread): Fraction[] {
  const sum: Fraction[] = Array.from({ length: a.length + b.length - 1 }, () => ZERO);
  a.forEach((chance, first) => {
    if (chance.num === 0n) return;
    b.forEach((other, second) => {
      sum[first + second] = plus(sum[first + second] ?? ZERO, times(chance, other));
    });
  });
  return sum;
}

/** What each number of such dice from 0 up to the given one comes to. */
export function rolls(die: readonly Side[], dice: number): Spread[] {
  const one = spreadOf(die);
  const all: Spread[] = [NOTHING];
  for (let rolled = 1; rolled <= dice; rolled++) all.push(added(all.at(-1) ?? NOTHING, one));
  return all;
}

/** The spread of another amount that follows from this one. */
export function mapped(spread: Spread, to: (amount: number) => number): Fraction[] {
  const result: Fraction[] = [];
  spread.forEach((chance, amount) => {
    const target = to(amount);
    for (let at = result.length; at <= target; at++) result[at] = ZERO;
    result[target] = plus(result[target] ?? ZERO, chance);
  });
  return result;
}

/** The chance of at least so much. */
export function atLeast(spread: Spread, amount: number): Fraction {
  return spread.slice(Math.max(0, amount)).reduce(plus, ZERO);
}

/** Several spreads, each with its weight. */
export function mixed(parts: readonly (readonly [weight: Fraction, spread: Spread])[]): Fraction[] {
  const result: Fraction[] = [];
  for (const [weight, spread] of parts) {
    if (weight.num === 0n) continue;
    spread.forEach((chance, amount) => {
      result[amount] = plus(result[amount] ?? ZERO, times(weight, chance));
    });
  }
  return Array.from(result, (chance) => chance ?? ZERO);
}
