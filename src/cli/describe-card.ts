import {
  type Card,
  describeFace,
  diceLimit,
  ENERGY_NAMES,
  facesOf,
  fullTitle,
  KIND_NAMES,
  RARITY_NAMES,
} from '../dice-masters/cards/index.ts';
import type { Catalogue } from '../dice-masters/catalogue/index.ts';
import { formatEffect, parseEffects } from '../dice-masters/language/index.ts';

/** The card as lines of text. */
export function describeCard(card: Card, catalogue: Catalogue): string {
  const { dice, sets } = catalogue;
  const die = card.die === null ? undefined : dice.get(card.die);
  const set = sets.find(({ code }) => code === card.set);
  const energy = card.energy.map((type) => ENERGY_NAMES[type]).join(', ');
  return [
    fullTitle(card),
    `${KIND_NAMES[card.kind]}, costs ${card.cost}${energy ? ` (${energy})` : ''}, ${diceLimit(card)}`,
    `${set?.name} ${card.number}, ${RARITY_NAMES[card.rarity]}`,
    card.affiliations.length > 0 && `Affiliations: ${card.affiliations.join(', ')}`,
    card.keywords.length > 0 && `Keywords: ${card.keywords.join(', ')}`,
    ...effectsOf(card, catalogue),
    die &&
      `Faces:\n${facesOf(card, die)
        .map((face) => `  ${describeFace(face)}`)
        .join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** What the card does, a clause a line. */
function effectsOf({ effects }: Card, { affiliations, keywordIds }: Catalogue): string[] {
  const names = new Map(affiliations.map(({ slug, name }) => [slug, name]));
  return parseEffects(effects, new Set(keywordIds)).map(
    (effect) => `${effect.side === 'back' ? 'Other side: ' : ''}${formatEffect(effect, names)}`,
  );
}
