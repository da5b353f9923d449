import { expected, type Fraction, fraction, plus, times, ZERO } from '../../tabletop/fraction.ts';
import type { OddsDie } from './odds-die.ts';

/** Chances of 0, 1, 2 … Quiddity. */
export type Spread = readonly Fraction[];

export interface Plenty {
  die: OddsDie;
  count: number;
}

/** Dice without uses, of which some are drawn: Quiddity of any number of them. */
export class PlainDice {
  /** For 0, 1, 2 … dice drawn, with the weight of all ways to draw so many. */
  private readonly byCount: Fraction[][];
  readonly size: number;

  constructor(dice: readonly Plenty[]) {
    this.size = dice.reduce((sum, { count }) => sum + count, 0);
    this.byCount = dice.reduce(withKind, [[{ num: 1n, den: 1n }]]).map(toSpread);
  }

  drawn(count: number): Spread {
    return this.byCount[count] ?? [];
  }
}

/** All ways so far, joined with every number of dice of one more kind. */
function withKind(ways: readonly Spread[], { die, count }: Plenty): Fraction[][] {
  const one = spreadOf(die);
  const joined: Fraction[][] = [];
  let rolled: Spread = [{ num: 1n, den: 1n }];
  let choices = 1n;
  for (let taken = 0; taken <= count; taken++) {
    const weighed = rolled.map((chance) => times(chance, { num: choices, den: 1n }));
    ways.forEach((way, before) => {
      joined[before + taken] = addUp(joined[before + taken] ?? [], together(way, weighed));
    });
    rolled = together(rolled, one);
    choices = (choices * BigInt(count - taken)) / BigInt(taken + 1);
  }
  return joined;
}

function spreadOf({ faces }: OddsDie): Fraction[] {
  const all = BigInt(faces.reduce((sum, face) => sum + face.times, 0));
  const spread: Fraction[] = [];
  for (const face of faces) {
    const chance = fraction(BigInt(face.times), all);
    for (let amount = spread.length; amount <= face.quiddity; amount++) spread[amount] = ZERO;
    spread[face.quiddity] = plus(spread[face.quiddity] ?? ZERO, chance);
  }
  return spread;
}

/** Weights become chances. */
function toSpread(weights: Fraction[]): Fraction[] {
  const all = weights.reduce(plus, ZERO);
  return weights.map((weight) => times(weight, { num: all.den, den: all.num }));
}

/** The sum of two independent amounts. */
export function together(a: Spread, b: Spread): Fraction[] {
  const sum: Fraction[] = Array.from({ length: a.length + b.length - 1 }, () => ZERO);
  a.forEach((chance, first) => {
    b.forEach((other, second) => {
      sum[first + second] = plus(sum[first + second] ?? ZERO, times(chance, other));
    });
  });
  return sum;
}

function addUp(a: Spread, b: Spread): Fraction[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    plus(a[at] ?? ZERO, b[at] ?? ZERO),
  );
}

/** The chance of at least so much, or the mean. */
export function worthOf(spread: Spread, need: number | null): Fraction {
  return need === null ? expected(spread) : spread.slice(Math.max(need, 0)).reduce(plus, ZERO);
}
