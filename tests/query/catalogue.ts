import { fileURLToPath } from 'node:url';
import { requireCatalogue } from '../../src/catalogue/read.ts';
import { openCards } from '../../src/query/columns.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { type Inputs, NO_INPUTS } from '../../src/query/inputs.ts';
import { packCards } from '../../src/query/pack.ts';
import { packWords } from '../../src/query/pack-words.ts';
import { type SearchResult, search } from '../../src/query/search.ts';
import { requireReference } from '../../src/reference/read.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

export const catalogue = requireCatalogue(content);
export const { cards } = catalogue;
export const keywords = [...requireReference(content).keywords.values()];
export const packed = packCards({ ...catalogue, keywords });
export const words = packWords({ ...catalogue, keywords });
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
