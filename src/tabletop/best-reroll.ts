import { type Fraction, fraction, ONE, plus, times, ZERO } from './fraction.ts';
import { mixed, rolls, type Side, type Spread } from './spread.ts';

export interface Rerolled {
  /** What the roll comes to in the end. */
  spread: Fraction[];
  /** The chance that dice are rolled again. */
  again: Fraction;
}

/**
 * A roll of alike dice, any of which may be rolled again once. The more the better: `worth` never
 * falls, so of any number of dice to roll again the lowest are the best. Nothing is rolled again
 * that gains nothing.
 */
export function bestReroll(
  die: readonly Side[],
  dice: number,
  worth: (amount: number) => Fraction,
): Rerolled {
  const again = rolls(die, dice);
  const worthOf = remembered((count: number, kept: number) =>
    (again[count] ?? []).reduce(
      (sum, chance, more) =>
        chance.num === 0n ? sum : plus(sum, times(chance, worth(kept + more))),
      ZERO,
    ),
  );
  const weights = new Map<string, { count: number; kept: number; weight: Fraction }>();
  for (const { amounts, weight } of firstRolls(die, dice)) {
    const { count, kept } = bestChoice(amounts, worthOf);
    const key = `${count}:${kept}`;
    const before = weights.get(key)?.weight ?? ZERO;
    weights.set(key, { count, kept, weight: plus(before, weight) });
  }
  const ends = [...weights.values()];
  const spread = mixed(
    ends.map(({ count, kept, weight }): [Fraction, Spread] => [
      weight,
      [...Array.from({ length: kept }, () => ZERO), ...(again[count] ?? [ONE])],
    ]),
  );
  const isAgain = ends.filter(({ count }) => count > 0).map(({ weight }) => weight);
  return { spread, again: isAgain.reduce(plus, ZERO) };
}

/** How many of the lowest dice to roll again, and what the others show together. */
function bestChoice(
  amounts: readonly number[],
  worthOf: (count: number, kept: number) => Fraction,
): { count: number; kept: number } {
  let kept = amounts.reduce((sum, amount) => sum + amount, 0);
  let best = { count: 0, kept };
  amounts.forEach((amount, at) => {
    kept -= amount;
    if (isMore(worthOf(at + 1, kept), worthOf(best.count, best.kept)))
      best = { count: at + 1, kept };
  });
  return best;
}

/** Every roll as a list of amounts, lowest first, and its chance. */
function firstRolls(die: readonly Side[], dice: number): { amounts: number[]; weight: Fraction }[] {
  const byAmount = Map.groupBy(die, ({ amount }) => amount);
  const kinds = [...byAmount]
    .map(([amount, same]) => ({ amount, sides: same.reduce((sum, { sides }) => sum + sides, 0) }))
    .filter(({ sides }) => sides > 0)
    .sort((a, b) => a.amount - b.amount);
  const all = BigInt(kinds.reduce((sum, { sides }) => sum + sides, 0)) ** BigInt(dice);
  const found: { amounts: number[]; weight: Fraction }[] = [];
  const go = (at: number, left: number, amounts: number[], ways: bigint) => {
    const kind = kinds[at];
    if (!kind) {
      if (left === 0) found.push({ amounts, weight: fraction(ways, all) });
      return;
    }
    let chosen = 1n;
    for (let count = 0; count <= left; count++) {
      const more = Array.from({ length: count }, () => kind.amount);
      go(
        at + 1,
        left - count,
        [...amounts, ...more],
        ways * chosen * BigInt(kind.sides) ** BigInt(count),
      );
      chosen = (chosen * BigInt(left - count)) / BigInt(count + 1);
    }
  };
  go(0, dice, [], 1n);
  return found;
}

function isMore(a: Fraction, b: Fraction): boolean {
  return a.num * b.den > b.num * a.den;
}

function remembered(work: (a: number, b: number) => Fraction): (a: number, b: number) => Fraction {
  const known = new Map<string, Fraction>();
  return (a, b) => {
    const key = `${a}:${b}`;
    const value = known.get(key) ?? work(a, b);
    known.set(key, value);
    return value;
  };
}
