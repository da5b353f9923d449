import { useStore } from '@nanostores/preact';
import { FACETS, facetLabel, toggleFacet } from '../../query/facets.ts';
import { chooseQuery } from '../card-finder/search-actions.ts';
import { $catalogue, $shown } from '../card-finder/search-state.ts';
import { Icon } from '../kit/Icon.tsx';

/** What the query chooses of the facets, each to be taken out by a click. */
export function ChosenChips() {
  const answer = useStore($shown);
  const catalogue = useStore($catalogue);
  if (!answer || !catalogue) return null;
  const chips = FACETS.flatMap((facet) =>
    (answer.chosen[facet.field] ?? []).map((value) => ({ facet, value })),
  );
  return (
    <ul class="chosen" aria-label="Chosen filters">
      {chips.map(({ facet, value }) => {
        const label = facetLabel(facet, value, catalogue.packed);
        return (
          <li key={`${facet.field}:${value}`}>
            <button
              type="button"
              aria-label={`Take out ${facet.title}: ${label}`}
              onClick={() =>
                chooseQuery(
                  toggleFacet(facet, value, answer.chosen[facet.field] ?? [], answer.parsed),
                )
              }
            >
              <span class="quiet">{facet.title}</span> {label} <Icon name="clear" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
