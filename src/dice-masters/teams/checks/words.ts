import { listed } from '../count-words.ts';

/** `1 die`, `3 dice`. */
export function diceWords(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

/** `1 card`, `3 cards`. */
export function cardWords(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

/** `Karai`, `Karai and April`; a name that comes twice is said once. */
export function namesOf(placed: readonly { called: string }[]): string {
  return listed([...new Set(placed.map(({ called }) => called))]);
}

/** `is` after one name, `are` after several. */
export function isOrAre(placed: readonly { card: string }[]): string {
  return new Set(placed.map(({ card }) => card)).size === 1 ? 'is' : 'are';
}

/** Codes of the cards concerned, each once. */
export function codesOf(placed: readonly { card: string }[]): string[] {
  return [...new Set(placed.map(({ card }) => card))];
}
