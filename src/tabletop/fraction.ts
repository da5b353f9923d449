/** An exact number in lowest terms; the denominator is positive. */
export interface Fraction {
  num: bigint;
  den: bigint;
}

export const ZERO: Fraction = { num: 0n, den: 1n };
export const ONE: Fraction = { num: 1n, den: 1n };

export function fraction(num: bigint, den: bigint): Fraction {
  const divisor = greatestDivisor(num < 0n ? -num : num, den);
  return { num: num / divisor, den: den / divisor };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

/** The chance that it does not happen. */
export function not({ num, den }: Fraction): Fraction {
  return { num: den - num, den };
}

/** The chance of at least one of two independent events. */
export function either(a: Fraction, b: Fraction): Fraction {
  return not(times(not(a), not(b)));
}

/** What a list of chances for 0, 1, 2 … comes to on average. */
export function expected(chances: readonly Fraction[]): Fraction {
  return chances.reduce(
    (sum, chance, amount) => plus(sum, times(chance, { num: BigInt(amount), den: 1n })),
    ZERO,
  );
}

/** The nearest number, off by less than 1e-15 of its size. */
export function toNumber({ num, den }: Fraction): number {
  return Number(num) / Number(den);
}

/** `342817/419904`. */
export function formatFraction({ num, den }: Fraction): string {
  return `${num}/${den}`;
}

/** `81.64 %`; says 0 % and 100 % only of what is impossible and certain. */
export function formatPercent(chance: Fraction): string {
  if (chance.num === 0n) return '0 %';
  if (chance.num === chance.den) return '100 %';
  const hundredths = (chance.num * 20_000n + chance.den) / (chance.den * 2n);
  if (hundredths === 0n) return 'less than 0.01 %';
  if (hundredths === 10_000n) return 'more than 99.99 %';
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let larger = a;
  let smaller = b;
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
