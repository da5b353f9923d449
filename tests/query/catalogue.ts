import { packWords } from '../../src/dice-masters/cards/packed/packed-words.ts';
import { openCards } from '../../src/query/columns.ts';
import { effectTexts } from '../../src/query/effect-lines.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { type Inputs, NO_INPUTS } from '../../src/query/inputs.ts';
import { type SearchResult, search } from '../../src/query/search.ts';
import { packSearchCards } from '../../src/query/search-cards.ts';
import { source, store } from '../dice-masters/support/store.ts';

export const { cards, dice, affiliations, keywords } = source;
const texts = effectTexts(source);
export const packed = packSearchCards(store, texts);
export const words = packWords(texts);
export const columns = openCards(packed, words);
const fuzzy = fuzzyNames(packed.names);

export function find(query: string, inputs: Inputs = NO_INPUTS): SearchResult {
  return search(query, { columns, inputs, fuzzy });
}

/** Ids that a query gives, in order. */
export function idsOf(query: string, inputs: Inputs = NO_INPUTS): string[] {
  return find(query, inputs).cards.map((card) => columns.ids[card] ?? '');
}

/** Different names that a query gives, in order. */
export function namesOf(query: string): string[] {
  const names = find(query).cards.map((card) => packed.names[packed.columns.name[card] ?? 0] ?? '');
  return [...new Set(names)];
}
