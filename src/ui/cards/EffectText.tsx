import { ENERGY_NAMES, ENERGY_TYPES, type EnergyUnit } from '../../domain/energy.ts';
import { Icon } from './Icon.tsx';

const SYMBOL = /\{(\w+)\}/;

/** A line of a card with its energy symbols drawn: `Global: pay {bolt}{1}`. */
export function EffectText({ line, sheet = '' }: { line: string; sheet?: string }) {
  const parts = line.split(SYMBOL);
  return <>{parts.map((part, index) => (index % 2 === 1 ? symbol(part, sheet) : part))}</>;
}

function symbol(name: string, sheet: string) {
  const unit = [...ENERGY_TYPES, 'wild' as const].find((one) => one === name);
  const label = unit ? ENERGY_NAMES[unit] : `${name} energy`;
  return (
    <span class={`energy e-${unit ?? 'generic'}`} role="img" aria-label={label}>
      {unit ? (
        <Icon name={unit satisfies EnergyUnit} sheet={sheet} />
      ) : (
        <span class="generic">{name}</span>
      )}
    </span>
  );
}
