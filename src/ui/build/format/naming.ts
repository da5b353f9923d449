import type { CardStore, PackedCards } from '../../../dice-masters/cards/index.ts';
import type { NameOf } from './format-sentence.ts';

/** What the composer needs to speak of sets, cards, keywords and affiliations. */
export interface Naming {
  packed: PackedCards;
  cards: CardStore;
  nameOf: NameOf;
}
