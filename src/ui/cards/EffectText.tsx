import { ENERGY_NAMES, ENERGY_TYPES, type EnergyUnit } from '../../domain/energy.ts';
import { Icon } from './Icon.tsx';

const SYMBOL = /\{(\w+)\}/;

/** A line of a card with its energy symbols drawn: `Global: pay {bolt}{1}`. */
export function EffectText({ line }: { line: string }) {
  return <>{line.split(SYMBOL).map((part, index) => (index % 2 === 1 ? symbol(part) : part))}</>;
}

function symbol(name: string) {
  const unit = [...ENERGY_TYPES, 'wild' as const].find((one) => one === name);
  const label = unit ? ENERGY_NAMES[unit] : `${name} energy`;
  return (
    <span class={`energy e-${unit ?? 'generic'}`} role="img" aria-label={label}>
      {unit ? <Icon name={unit satisfies EnergyUnit} /> : <span class="generic">{name}</span>}
    </span>
  );
}
