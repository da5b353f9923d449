import { Facets } from '../card-finder/Facets.tsx';
import { useNarrow } from '../kit/use-narrow.ts';

/** The facets beside the results, where there is room for them. */
export function FacetPanel() {
  if (useNarrow()) return null;
  return (
    <aside class="facet-column" aria-label="Filters">
      <Facets />
    </aside>
  );
}
