import { useStore } from '@nanostores/preact';
import { atom } from 'nanostores';
import { FACETS, type Facet, toggleFacet } from '../../query/facets.ts';
import { EnergyFacet } from './EnergyFacet.tsx';
import type { FacetProps } from './facet-props.ts';
import { ListFacet } from './ListFacet.tsx';
import { NumberFacet } from './NumberFacet.tsx';
import { PillFacet } from './PillFacet.tsx';
import { chooseQuery, toggleOpen } from './search-actions.ts';
import { $answer, $facets, $openFacets, type FacetState } from './search-state.ts';

const LOOKS: Record<string, (props: FacetProps) => preact.JSX.Element> = {
  energy: EnergyFacet,
  kind: PillFacet,
  r: PillFacet,
  align: PillFacet,
  kw: ListFacet,
  aff: ListFacet,
  set: ListFacet,
};

const NO_STATE = atom<FacetState | null>(null);

/** What can be chosen besides typing; each choice rewrites the query, and the query decides what is chosen. */
export function Facets() {
  return (
    <>
      {FACETS.map((facet) => (
        <OneFacet key={facet.field} facet={facet} />
      ))}
    </>
  );
}

function OneFacet({ facet }: { facet: Facet }) {
  const state = useStore($facets[facet.field] ?? NO_STATE);
  const isOpen = useStore($openFacets).includes(facet.field);
  const chosen = state?.chosen ?? [];
  const Look = LOOKS[facet.field] ?? NumberFacet;
  const choose = (value: string) => {
    const answer = $answer.get();
    if (!answer) return;
    chooseQuery(toggleFacet(facet, value, answer.chosen[facet.field] ?? [], answer.parsed));
  };
  return (
    <details
      class="facet"
      open={isOpen}
      onToggle={(event) => toggleOpen(facet.field, event.currentTarget.open)}
    >
      <summary>
        {facet.title}
        {chosen.length > 0 && <span class="amount">{chosen.length}</span>}
      </summary>
      {isOpen && <Look facet={facet} values={state?.values ?? null} choose={choose} />}
    </details>
  );
}
