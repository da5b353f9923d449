import { ENERGY_TYPES } from '../../dice-masters/cards/index.ts';
import { EnergyIcon } from './EnergyIcon.tsx';

const SYMBOL = /\{(\w+)\}/;

/** A line of a card with its energy symbols drawn: `Global: pay {bolt}{1}`. */
export function EffectText({ line, sheet = '' }: { line: string; sheet?: string }) {
  const parts = line.split(SYMBOL);
  return <>{parts.map((part, index) => (index % 2 === 1 ? symbol(part, sheet) : part))}</>;
}

function symbol(name: string, sheet: string) {
  const unit = [...ENERGY_TYPES, 'wild' as const].find((one) => one === name) ?? 'generic';
  return <EnergyIcon unit={unit} amount={name} sheet={sheet} />;
}
