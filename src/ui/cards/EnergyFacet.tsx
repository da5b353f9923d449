import { type FacetProps, placeholders } from './facet-props.ts';
import { Icon } from './Icon.tsx';

const TYPES = ['fist', 'bolt', 'mask', 'shield', 'none'];

/** The four energy types and none, as coloured tokens. */
export function EnergyFacet({ values, choose }: FacetProps) {
  const known = new Map(values?.map((one) => [one.value, one]));
  return (
    <div class="energy-facet">
      {placeholders(TYPES).map((blank) => {
        const { value, label, count, chosen } = known.get(blank.value) ?? blank;
        return (
          <button
            key={value}
            type="button"
            class={`token e-${value}`}
            aria-pressed={chosen}
            aria-label={`${label}, ${count} cards`}
            disabled={!values || (count === 0 && !chosen)}
            onClick={() => choose(value)}
          >
            {value === 'none' ? <b>–</b> : <Icon name={value} />}
            <span>{values ? count.toLocaleString('en') : ' '}</span>
          </button>
        );
      })}
    </div>
  );
}
