import { useStore } from '@nanostores/preact';
import { FACETS, facetLabel, facetNode, toggleFacet } from '../../query/facets.ts';
import { isBeingTyped } from './being-typed.ts';
import { Icon } from './Icon.tsx';
import { chooseQuery } from './search-actions.ts';
import { $catalogue, $cursor, $shown } from './search-state.ts';

/** What the query chooses of the facets, each to be taken out by a click. */
export function ChosenChips() {
  const answer = useStore($shown);
  const catalogue = useStore($catalogue);
  useStore($cursor);
  if (!answer || !catalogue) return null;
  const chips = FACETS.filter((facet) => {
    const node = facetNode(facet, answer.parsed.tree);
    return node && !isBeingTyped(node.span);
  }).flatMap((facet) => (answer.chosen[facet.field] ?? []).map((value) => ({ facet, value })));
  if (chips.length === 0) return null;
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
