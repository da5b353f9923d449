import { meaningsOf, type Sayings } from './players-words.ts';
import type { Query } from './query.ts';
import type { Term } from './term.ts';

export interface Vocabulary {
  /** Roots of four letters and more that stand in rules and keywords, the most frequent first. */
  roots: readonly string[];
  sayings: Sayings;
}

/** Shorter words have too many neighbors. */
export const SHORTEST_GUESSED = 4;
const MOST_GUESSES = 2;

/** The query with what players mean by its words, and near spellings of words that the books do not know. */
export function withMeanings(query: Query, vocabulary: Vocabulary): Query {
  const known = new Set(vocabulary.roots);
  return { ...query, words: query.words.map((term) => understood(term, vocabulary, known)) };
}

function understood(
  { typed, root }: Term,
  { roots, sayings }: Vocabulary,
  known: ReadonlySet<string>,
): Term {
  const meanings = meaningsOf(root, sayings);
  const isKnown = meanings.some((one) => known.has(one.root));
  const isBegun = roots.some((word) => word.startsWith(root));
  if (isKnown || isBegun || root.length < SHORTEST_GUESSED) return { typed, root, meanings };
  const guesses = nearest(root, roots).flatMap((word) => meaningsOf(word, sayings));
  return { typed, root, meanings: [...meanings, ...guesses] };
}

/** Words a slip of the pen away, those that the books use most first. */
function nearest(root: string, roots: readonly string[]): string[] {
  return roots.filter((word) => isSlip(root, word) || isSlip(word, root)).slice(0, MOST_GUESSES);
}

/** A letter too many, another letter, or two in the wrong order. */
function isSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [rest, left] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === left ||
    rest.slice(1) === left.slice(1) ||
    (rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2))
  );
}
