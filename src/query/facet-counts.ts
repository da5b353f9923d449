import { Budget, evaluate, type Mask } from './evaluate.ts';
import { type Facet, type FacetValue, facetNode, facetValues } from './facets.ts';
import { REGEX_STEPS, type Searcher, type SearchResult } from './search.ts';
import type { Node } from './tree.ts';

/** Values of each facet; a facet's own term does not lessen its counts, since its values join by “or”. */
export function facetCounts(
  facets: Facet[],
  { parsed, mask }: SearchResult,
  { columns, inputs }: Searcher,
): Record<string, FacetValue[]> {
  const context = { columns, inputs, budget: new Budget(REGEX_STEPS), ranks: new Map() };
  const masks = new Map<Node, Mask>();
  const maskOf = (node: Node) => {
    const known = masks.get(node) ?? evaluate(node, context);
    masks.set(node, known);
    return known;
  };
  const parts = parsed.tree?.kind === 'and' ? parsed.tree.parts : [];
  return Object.fromEntries(
    facets.map((facet) => {
      const own = facetNode(facet, parsed.tree);
      const others = parts.filter((part) => part !== own);
      const wider = own ? allOf(others.map(maskOf), mask) : mask;
      return [facet.field, facetValues(facet, wider, columns, inputs, parsed)];
    }),
  );
}

/** Cards where all masks hold, and those found anyway, near spellings among them. */
function allOf(masks: Mask[], found: Mask): Mask {
  return found.map((one, card) => (one || masks.every((mask) => mask[card]) ? 1 : 0));
}
