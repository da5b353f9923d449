import { ENERGY_TYPES } from '../../dice-masters/cards/index.ts';
import { Icon } from '../kit/Icon.tsx';
import { type FacetProps, placeholders } from './facet-props.ts';

const NONE = 'none';

/** The four energy types and none, as coloured tokens. */
export function EnergyFacet({ values, choose }: FacetProps) {
  const known = new Map(values?.map((one) => [one.value, one]));
  return (
    <div class="energy-facet">
      {placeholders([...ENERGY_TYPES, NONE]).map((blank) => {
        const { value, label, count, chosen } = known.get(blank.value) ?? blank;
        const type = ENERGY_TYPES.find((one) => one === value);
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
            {type ? <Icon name={type} /> : <b>–</b>}
            <span>{values ? count.toLocaleString('en') : ' '}</span>
          </button>
        );
      })}
    </div>
  );
}
