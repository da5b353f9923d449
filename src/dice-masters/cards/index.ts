/** The nouns of Dice Masters: cards, dice, faces, energy, sets, keywords. */

export type { Affiliation } from './affiliation.ts';
export {
  ALIGNMENT_NAMES,
  ALIGNMENTS,
  CARD_KINDS,
  type Card,
  type CardKind,
  diceLimit,
  fullTitle,
  KIND_NAMES,
  monogram,
  RARITIES,
  RARITY_NAMES,
  type Rarity,
} from './card.ts';
export { type CardFacts, keywordLabel } from './card-facts.ts';
export type { CardStore } from './card-store.ts';
export type { Definition, DefinitionPart } from './definition.ts';
export { BASIC_ACTION_DIE, type Die, FACES_PER_DIE, facesOf, SIDEKICK_FACES } from './die.ts';
export { type DieLook, type DiePart, drawDie, groupFaces } from './die-drawing.ts';
export { ENERGY_NAMES, ENERGY_TYPES, type EnergyType, type EnergyUnit } from './energy.ts';
export { evidenceSources } from './evidence.ts';
export {
  describeFace,
  type Face,
  formatLevel,
  type Level,
  parseEnergyFace,
  parseLevel,
} from './face.ts';
export { BOOK_NAMES, type Keyword, KIND_MEANINGS } from './keyword.ts';
export { cardPlaces } from './packed/card-places.ts';
export { openPacked } from './packed/open-packed.ts';
export { packCards } from './packed/pack-cards.ts';
export { FLAG_BITS, type Flag, type PackedCards } from './packed/packed-cards.ts';
export {
  type CardWords,
  cardWords,
  type PackedWords,
  packWords,
} from './packed/packed-words.ts';
export {
  type CardSet,
  SET_KIND_NAMES,
  setYear,
  shortSetName,
  UNIVERSE_NAMES,
  type Universe,
} from './set.ts';
export { tint } from './tint.ts';
