import { facetCounts } from './facet-counts.ts';
import { chosenValues, FACETS, type FacetValue } from './facets.ts';
import { type Relaxed, relaxQuery } from './relax.ts';
import { type Searcher, search } from './search.ts';
import { translateQuery } from './translate.ts';
import type { ParsedQuery } from './tree.ts';

/** All a page shows for a query; plain data, so that it can cross from a worker. */
export interface Answer {
  /** As it was asked. */
  text: string;
  parsed: ParsedQuery;
  /** What was understood, in English. */
  sentence: string;
  /** Cards in the order to show. */
  cards: Uint16Array;
  near: number;
  total: number;
  didYouMean: string | null;
  cutOff: boolean;
  /** Ways to ask for less, where nothing fits. */
  relaxed: Relaxed[];
  /** Values that the query chooses, by field of the facet. */
  chosen: Record<string, string[]>;
  /** Values with counts, of the facets that were asked for. */
  facets: Record<string, FacetValue[]>;
}

export function answerQuery(text: string, searcher: Searcher, fields: string[]): Answer {
  const result = search(text, searcher);
  const { parsed, near, total, didYouMean, cutOff } = result;
  const asked = FACETS.filter(({ field }) => fields.includes(field));
  return {
    text,
    parsed,
    sentence: translateQuery(parsed),
    cards: Uint16Array.from(result.cards),
    near,
    total,
    didYouMean,
    cutOff,
    relaxed: total === 0 && !cutOff ? relaxQuery(parsed, searcher) : [],
    chosen: Object.fromEntries(
      FACETS.map((facet) => [facet.field, chosenValues(facet, parsed, searcher.columns)]),
    ),
    facets: facetCounts(asked, result, searcher),
  };
}
