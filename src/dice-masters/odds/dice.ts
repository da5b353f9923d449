import { FACES_PER_DIE } from '../cards/die.ts';
import type { EnergyFace, Face } from '../cards/face.ts';

/** A die to roll. Dice with the same faces are interchangeable, whatever they are called. */
export interface OddsDie {
  /** What an answer calls it. */
  name: string;
  faces: readonly Face[];
}

/** An exact answer, or the names of the dice whose faces nobody could read. */
export type Known<T> = { known: true; value: T } | { known: false; unknown: string[] };

/** Up to here all counts of rolls, and the products on the way to them, are whole numbers that a double holds exactly. */
export const MOST_DICE = 16;

/** Said of rolls that have too many outcomes to count. */
export const TOO_MANY = 'Too many different dice in one roll to count every outcome.';

export const FACES = FACES_PER_DIE;

const POWERS = Array.from({ length: MOST_DICE }).reduce<number[]>(
  (powers) => [...powers, (powers.at(-1) ?? 1) * FACES],
  [1],
);

/** 6ⁿ: the rolls of so many dice, equally likely. */
export function rollsOf(dice: number): number {
  return POWERS[dice] ?? Number.NaN;
}

/** Answers only when every face of every die is known. */
export function ifKnown<T>(dice: readonly OddsDie[], answer: () => T): Known<T> {
  const unknown = dice.filter((die) => !isKnown(die)).map(({ name }) => name);
  if (unknown.length > 0) return { known: false, unknown: [...new Set(unknown)] };
  if (dice.length > MOST_DICE) throw new RangeError(`More than ${MOST_DICE} dice in one roll.`);
  return { known: true, value: answer() };
}

function isKnown({ faces }: OddsDie): boolean {
  return faces.length === FACES && faces.every(({ kind }) => kind !== 'unknown');
}

export function isEnergy(face: Face): face is EnergyFace {
  return face.kind === 'energy';
}
