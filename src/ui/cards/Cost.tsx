import { ENERGY_NAMES, type EnergyType } from '../../domain/energy.ts';
import { tint } from '../../domain/tint.ts';
import { Icon } from './Icon.tsx';

/** The purchase cost as Cost.astro shows it. */
export function Cost({ cost, energy }: { cost: number; energy: EnergyType[] }) {
  const types = energy.map((type) => ENERGY_NAMES[type]).join(', ') || 'any energy';
  return (
    <span class={`cost ${tint(energy)}`} role="img" aria-label={`Costs ${cost}, ${types}`}>
      <b>{cost}</b>
      {energy.length > 0 && (
        <span class="types">
          {energy.map((type) => (
            <Icon name={type} />
          ))}
        </span>
      )}
    </span>
  );
}
