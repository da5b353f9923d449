import { diceLimit, fullTitle, KIND_NAMES } from '../domain/card.ts';
import { ENERGY_NAMES } from '../domain/energy.ts';
import { formatLevel } from '../domain/face.ts';
import type { FoundCard } from './card-reader.ts';

/** A card in plain lines: title and place, what it costs, its levels, what it does. */
export function cardLines(card: FoundCard, does: readonly string[]): string[] {
  const energy = card.energy.map((type) => ENERGY_NAMES[type]).join('/');
  const levels = card.levels.map((level) => formatLevel(level).replaceAll('*', '★')).join('  ');
  return [
    `${fullTitle(card)} (${card.set.toUpperCase()} ${card.number})`,
    [
      `${card.cost} ${energy || 'any energy'}`,
      KIND_NAMES[card.kind],
      diceLimit(card),
      ...card.affiliations.map(([, name]) => name),
    ].join(' · '),
    levels,
    ...does,
  ].filter(Boolean);
}
