import { cardName, type Game, shownFace } from '../../../dice-masters/engine/index.ts';
import { faceWords } from '../../../dice-masters/words/index.ts';
import type { Priced } from '../record/session.ts';

/** `keep all`, `roll 2 dice again`. */
export function againWords(dice: number): string {
  if (dice === 0) return 'keep all';
  return dice === 1 ? 'roll 1 die again' : `roll ${dice} dice again`;
}

/** Which dice are rolled again, by name and face. */
export function diceWords(game: Game, dice: readonly number[]): string {
  if (dice.length === 0) return 'keep all';
  return `roll again ${dice.map((die) => `${cardName(game, die)} ${shownFace(game, die, faceWords)}`).join(', ')}`;
}

/** `April for 2, Karai for 3`; equal ones once, with their number. */
export function pricedWords(cards: readonly Priced[]): string {
  const counts = new Map<string, number>();
  for (const { name, cost } of cards) {
    const words = `${name} for ${cost}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${count}× ${words}` : words)).join(', ');
}
