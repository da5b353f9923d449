import type { CardFacts } from './card-facts.ts';

/** `7 of 10 cards play`, `All 10 cards play`. */
export function playingWords(cards: readonly Pick<CardFacts, 'unplayed'>[]): string {
  const playing = cards.filter(({ unplayed }) => unplayed.length === 0).length;
  const all = cards.length;
  if (playing < all) return `${playing} of ${all} cards play`;
  return all === 1 ? 'The card plays' : `All ${all} cards play`;
}
