import { type Meaning, rootOf } from './players-words.ts';

/** A word of a query and all that it may mean. */
export interface Term {
  typed: string;
  root: string;
  meanings: readonly Meaning[];
}

export function termOf(typed: string): Term {
  const root = rootOf(typed);
  return { typed, root, meanings: [{ root, worth: 1, game: null }] };
}

/** How surely words of a game's text hold a term, 0 to 1. */
export function heldBy({ meanings }: Term, words: readonly string[], game: string | null): number {
  let most = 0;
  for (const { root, worth, game: only } of meanings) {
    if (worth <= most || (only !== null && game !== null && only !== game)) continue;
    const share = closeness(words, root);
    most = Math.max(most, worth * share);
  }
  return most;
}

/** A word may still be typed: from its third letter on the beginning of another counts a little less. */
const BEGINNING = 0.7;

function closeness(words: readonly string[], root: string): number {
  if (words.includes(root)) return 1;
  return root.length >= 3 && words.some((word) => word.startsWith(root)) ? BEGINNING : 0;
}
