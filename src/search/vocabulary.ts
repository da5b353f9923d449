import { spellingDistance } from '../text/spelling.ts';
import { meaningsOf } from './players-words.ts';
import type { Query } from './query.ts';
import type { Term } from './term.ts';

/** Roots of four letters and more that stand in rules and keywords, the most frequent first. */
export type Vocabulary = readonly string[];

/** Shorter words have too many neighbors. */
export const SHORTEST_GUESSED = 4;
const SLIP = 0.9;
const TWO_SLIPS = 0.75;
const MOST_GUESSES = 2;

/** The query with near spellings for words that the books do not know. */
export function withSpellings(query: Query, vocabulary: Vocabulary): Query {
  const known = new Set(vocabulary);
  return { ...query, words: query.words.map((term) => spelled(term, vocabulary, known)) };
}

function spelled(term: Term, vocabulary: Vocabulary, known: ReadonlySet<string>): Term {
  const isKnown = term.meanings.some(({ root }) => known.has(root));
  const isBegun = vocabulary.some((word) => word.startsWith(term.root));
  if (isKnown || isBegun || term.root.length < SHORTEST_GUESSED) return term;
  const guesses = nearest(term.root, vocabulary).flatMap(({ word, slips }) =>
    meaningsOf(word).map((meaning) => ({
      ...meaning,
      worth: meaning.worth * (slips === 1 ? SLIP : TWO_SLIPS),
    })),
  );
  return { ...term, meanings: [...term.meanings, ...guesses] };
}

/** Words with the fewest slips; among equals those that the books use most. */
function nearest(root: string, vocabulary: Vocabulary): { word: string; slips: number }[] {
  const most = root.length < 6 ? 1 : 2;
  let best = most;
  const near: { word: string; slips: number }[] = [];
  for (const word of vocabulary) {
    const slips = spellingDistance(root, word, best);
    if (slips === 0 || slips > best) continue;
    best = slips;
    near.push({ word, slips });
  }
  return near.filter(({ slips }) => slips === best).slice(0, MOST_GUESSES);
}
