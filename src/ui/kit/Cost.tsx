import { ENERGY_NAMES, type EnergyType, tint } from '../../dice-masters/cards/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  cost: number;
  energy: readonly EnergyType[];
  large?: boolean;
  sheet?: string;
}

/** What a card's die costs, and the energy that must be in it. */
export function Cost({ cost, energy, large = false, sheet = '' }: Props) {
  const types = energy.map((type) => ENERGY_NAMES[type]).join(', ') || 'any energy';
  return (
    <span
      class={`cost ${tint(energy)}${large ? ' large' : ''}`}
      role="img"
      aria-label={`Costs ${cost}, ${types}`}
    >
      <b>{cost}</b>
      {energy.length > 0 && (
        <span class="types">
          {energy.map((type) => (
            <Icon name={type} sheet={sheet} />
          ))}
        </span>
      )}
    </span>
  );
}
