import { type Fraction, fraction, plus, times, ZERO } from '../../tabletop/fraction.ts';

/** Dice by kind, counted: the places of all lists of one question stand for the same kinds. */
export type Lot = readonly number[];

/** Where dice are drawn from. */
export interface Piles {
  bag: Lot;
  /** Goes into the bag when the bag is empty and a die must be drawn. (R7.1.3) */
  used: Lot;
}

/** One thing a draw can bring. */
export interface Draw {
  drawn: Lot;
  /** Dice that neither bag nor Used Pile could give. (R7.1.6) */
  missing: number;
  left: Piles;
  chance: Fraction;
}

/** Everything a draw can bring, each with its chance: draws without replacement, the bag first. (R5.4, R7.1.3) */
export function draws(piles: Piles, dice: number): Draw[] {
  const inBag = sizeOf(piles.bag);
  if (dice <= inBag || sizeOf(piles.used) === 0) return fromBag(piles, dice);
  const emptied = { bag: piles.used, used: piles.used.map(() => 0) };
  return fromBag(emptied, dice - inBag).map((draw) => ({
    ...draw,
    drawn: draw.drawn.map((count, kind) => count + (piles.bag[kind] ?? 0)),
  }));
}

/** The chance of the draws a question is about. */
export function chanceOfDraw(
  piles: Piles,
  dice: number,
  isWanted: (drawn: Lot) => boolean,
): Fraction {
  return draws(piles, dice)
    .filter(({ drawn }) => isWanted(drawn))
    .reduce((sum, { chance }) => plus(sum, chance), ZERO);
}

/** How many dice of a kind come on average. */
export function expectedDrawn(piles: Piles, dice: number, kind: number): Fraction {
  return draws(piles, dice).reduce(
    (sum, { drawn, chance }) => plus(sum, times(chance, fraction(BigInt(drawn[kind] ?? 0), 1n))),
    ZERO,
  );
}

export function sizeOf(lot: Lot): number {
  return lot.reduce((sum, count) => sum + count, 0);
}

function fromBag({ bag, used }: Piles, wanted: number): Draw[] {
  const dice = Math.min(wanted, sizeOf(bag));
  const all = choose(sizeOf(bag), dice);
  return handfuls(bag, dice).map((drawn) => ({
    drawn,
    missing: wanted - dice,
    left: { bag: bag.map((count, kind) => count - (drawn[kind] ?? 0)), used },
    chance: fraction(
      drawn.reduce((ways, count, kind) => ways * choose(bag[kind] ?? 0, count), 1n),
      all,
    ),
  }));
}

/** Every way to take so many dice out of a lot. */
function handfuls([first, ...others]: Lot, dice: number): Lot[] {
  if (first === undefined) return dice === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first, dice) + 1 }, (_, count) => count).flatMap((count) =>
    handfuls(others, dice - count).map((rest) => [count, ...rest]),
  );
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let one = 1; one <= count; one++) ways = (ways * BigInt(from - count + one)) / BigInt(one);
  return ways;
}
