import { useState } from 'preact/hooks';
import { fold } from '../../text/spelling.ts';
import type { FacetProps } from './facet-props.ts';
import { useSteadyOrder } from './use-steady-order.ts';

const FEW = 6;
const MANY = 40;

/** A long list: the most frequent first, the others by typing or by “more”. */
export function ListFacet({ facet, values, choose }: FacetProps) {
  const [wanted, setWanted] = useState('');
  const [isLong, setLong] = useState(false);
  const words = fold(wanted);
  const ordered = useSteadyOrder(values ?? []);
  const fitting = ordered.filter(
    ({ value, label, chosen }) => chosen || `${fold(label)} ${value}`.includes(words),
  );
  const shown = fitting.slice(0, isLong ? fitting.length : words ? MANY : FEW);
  const hidden = fitting.length - shown.length;
  return (
    <div class="list-facet">
      <input
        type="search"
        value={wanted}
        disabled={!values}
        placeholder={`Find ${facet.title.toLowerCase()}`}
        aria-label={`Find ${facet.title.toLowerCase()}`}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <ul>
        {shown.map(({ value, label, count, chosen }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={chosen}
              disabled={count === 0 && !chosen}
              onClick={() => choose(value)}
            >
              <span class="mark" aria-hidden="true" />
              <span class="label">{label}</span>
              <span class="amount">{count.toLocaleString('en')}</span>
            </button>
          </li>
        ))}
      </ul>
      {values && fitting.length === 0 && <p class="quiet">None of these cards has that.</p>}
      {(hidden > 0 || isLong) && (
        <button class="plain-button" type="button" onClick={() => setLong(!isLong)}>
          {isLong ? 'Fewer' : `${hidden} more`}
        </button>
      )}
    </div>
  );
}
