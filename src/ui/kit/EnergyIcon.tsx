import { ENERGY_NAMES, type EnergyUnit } from '../../dice-masters/cards/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  unit: EnergyUnit;
  /** How much generic energy, which has no symbol of its own. (R3.3) */
  amount?: number | string;
  sheet?: string;
}

/** A unit of energy in a text. */
export function EnergyIcon({ unit, amount = 1, sheet = '' }: Props) {
  const label = unit === 'generic' ? `${amount} generic energy` : ENERGY_NAMES[unit];
  return (
    <span class={`energy e-${unit}`} role="img" aria-label={label}>
      {unit === 'generic' ? (
        <span class="generic">{amount}</span>
      ) : (
        <Icon name={unit} sheet={sheet} />
      )}
    </span>
  );
}
