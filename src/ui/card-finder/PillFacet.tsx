import type { FacetProps } from './facet-props.ts';
import { placeholders } from './facet-props.ts';

const BLANKS = ['Character', 'Action', 'Basic Action', 'Sidekick card'];

/** A few words to choose from. */
export function PillFacet({ values, choose }: FacetProps) {
  return (
    <div class="pill-facet">
      {(values ?? placeholders(BLANKS)).map(({ value, label, count, chosen }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen}
          disabled={!values || (count === 0 && !chosen)}
          onClick={() => choose(value)}
        >
          {label} <span class="amount">{values ? count.toLocaleString('en') : ' '}</span>
        </button>
      ))}
    </div>
  );
}
