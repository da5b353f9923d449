import { atom } from 'nanostores';
import type { CardStore, PackedWords } from '../../dice-masters/cards/index.ts';
import type { Answer } from '../../query/answer.ts';
import type { Completion } from '../../query/complete.ts';
import { FACETS, type FacetValue } from '../../query/facets.ts';
import type { SearchCards } from '../../query/search-cards.ts';

/** The query: the one state of the page. Everything else follows from it. */
export const $text = atom('');

/** Where the cursor stands while the reader types; null once a choice was made. */
export const $cursor = atom<number | null>(null);

/** The answer to the query, or to the one before while the next is on its way. */
export const $answer = atom<Answer | null>(null);

/** The answer whose cards are shown; a frame behind what is said about it. */
export const $shown = atom<Answer | null>(null);

/** What each facet shows; follows after the cards, which matter more. Null until the cards are here. */
export const $facets = Object.fromEntries(
  FACETS.map(({ field }) => [field, atom<FacetState | null>(null)]),
);

export interface FacetState {
  /** Values with counts; null while the facet is closed. */
  values: FacetValue[] | null;
  chosen: string[];
}

/** Offers for the term at the cursor. */
export const $offers = atom<Completion[]>([]);

/** Facets that are open, and therefore counted. */
export const $openFacets = atom<string[]>(['energy', 'cost', 'kind', 'kw']);

/** Whether queries can ask for formats. */
export const $formatsAtHand = atom(false);

/** The card data, once it is here. */
export const $catalogue = atom<{
  packed: SearchCards;
  store: CardStore;
} | null>(null);

export const $failed = atom(false);

/** What cards do in words: read later than the facts, and only where somebody asks for it or sees it. */
export type WordsState =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'here'; json: string; packed: PackedWords };

export const $words = atom<WordsState>({ state: 'none' });
