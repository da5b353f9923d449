import type { Facet, FacetValue } from '../../query/facets.ts';

export interface FacetProps {
  facet: Facet;
  /** Null until the cards are here. */
  values: FacetValue[] | null;
  choose: (value: string) => void;
}

/** For the room that a facet takes before its values are known. */
export function placeholders(values: string[]): FacetValue[] {
  return values.map((value) => ({ value, label: value, count: 0, chosen: false }));
}
