import {
  type CardFacts,
  type CardStore,
  diceLimit,
  ENERGY_NAMES,
  formatLevel,
  fullTitle,
  KIND_NAMES,
} from '../dice-masters/cards/index.ts';

/** A card in plain lines: title and place, what it costs, its levels, what it does. */
export function cardLines(
  card: CardFacts,
  does: readonly string[],
  { affiliations }: Pick<CardStore, 'affiliations'>,
): string[] {
  const energy = card.energy.map((type) => ENERGY_NAMES[type]).join('/');
  const levels = card.levels.map((level) => formatLevel(level).replaceAll('*', '★')).join('  ');
  return [
    `${fullTitle(card)} (${card.set.toUpperCase()} ${card.number})`,
    [
      `${card.cost} ${energy || 'any energy'}`,
      KIND_NAMES[card.kind],
      diceLimit(card),
      ...card.affiliations.map((slug) => affiliations.get(slug) ?? slug),
    ].join(' · '),
    levels,
    ...does,
  ].filter(Boolean);
}
