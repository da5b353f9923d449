import {
  type Card,
  type CardSet,
  diceLimit,
  ENERGY_NAMES,
  formatLevel,
  fullTitle,
  KIND_NAMES,
  shortSetName,
} from '../dice-masters/cards/index.ts';

/** The card in one line, for link previews and search engines. */
export function cardSummary(card: Card, set: CardSet): string {
  const energy = card.energy.map((type) => ENERGY_NAMES[type]).join('/');
  const levels = card.levels.map((level) => formatLevel(level).replaceAll('*', '★')).join(', ');
  return [
    `${fullTitle(card)}, ${KIND_NAMES[card.kind].toLowerCase()} of ${shortSetName(set)}.`,
    `Costs ${card.cost}${energy ? ` ${energy}` : ''}, ${diceLimit(card).toLowerCase()}.`,
    levels && `Fielding/attack/defense by level: ${levels}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
