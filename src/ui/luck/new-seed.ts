import { randomLetters } from './random-letters.ts';

/** None that is mistaken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const USUAL_LENGTH = 7;

/** A name for luck that nobody has chosen. */
export function newSeed(length = USUAL_LENGTH): string {
  return randomLetters(length, LETTERS);
}
