import type { Fraction } from '../../tabletop/fraction.ts';
import { atLeast } from '../../tabletop/spread.ts';
import { type StrikeQuestion, strikeOdds } from './strike-odds.ts';

/** The chance of at least so many wounds with 1, 2, 3 … dice, the re-rolls aimed at them. */
export function diceNeeded(
  question: Omit<StrikeQuestion, 'attack' | 'aim'>,
  wounds: number,
  most: number,
): Fraction[] {
  return Array.from({ length: most }, (_, at) =>
    atLeast(strikeOdds({ ...question, attack: at + 1, aim: wounds }).wounds, wounds),
  );
}
