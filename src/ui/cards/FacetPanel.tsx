import { Facets } from './Facets.tsx';
import { useNarrow } from './use-narrow.ts';

/** The facets beside the results, where there is room for them. */
export function FacetPanel() {
  if (useNarrow()) return null;
  return (
    <aside class="facets" aria-label="Filters">
      <Facets />
    </aside>
  );
}
