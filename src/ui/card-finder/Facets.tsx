import { useStore } from '@nanostores/preact';
import { atom } from 'nanostores';
import { useEffect, useRef } from 'preact/hooks';
import { FACETS, type FacetField, toggleFacet } from '../../query/facets.ts';
import { EnergyFacet } from './EnergyFacet.tsx';
import type { FacetProps } from './facet-props.ts';
import { holdUnderPointer } from './facets-held.ts';
import { ListFacet } from './ListFacet.tsx';
import { NumberFacet } from './NumberFacet.tsx';
import { PillFacet } from './PillFacet.tsx';
import { chooseQuery, toggleOpen } from './search-actions.ts';
import { $answer, $facets, $formatsAtHand, $openFacets, type FacetState } from './search-state.ts';

const LOOKS: Record<FacetField, (props: FacetProps) => preact.JSX.Element> = {
  legal: PillFacet,
  energy: EnergyFacet,
  cost: NumberFacet,
  kind: PillFacet,
  kw: ListFacet,
  effect: ListFacet,
  trigger: ListFacet,
  targets: ListFacet,
  aff: ListFacet,
  set: ListFacet,
  r: PillFacet,
  max: NumberFacet,
  align: PillFacet,
  a3: NumberFacet,
  d3: NumberFacet,
  f1: NumberFacet,
};

const NO_STATE = atom<FacetState | null>(null);

/** What can be chosen besides typing; each choice rewrites the query, and the query decides what is chosen. */
export function Facets() {
  const hasFormats = useStore($formatsAtHand);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? holdUnderPointer(box.current) : undefined), []);
  return (
    <div class="facets" ref={box}>
      {FACETS.filter(({ field }) => field !== 'legal' || hasFormats).map((facet) => (
        <OneFacet key={facet.field} facet={facet} />
      ))}
    </div>
  );
}

function OneFacet({ facet }: { facet: (typeof FACETS)[number] }) {
  const state = useStore($facets[facet.field] ?? NO_STATE);
  const isOpen = useStore($openFacets).includes(facet.field);
  const chosen = state?.chosen ?? [];
  const Look = LOOKS[facet.field];
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
