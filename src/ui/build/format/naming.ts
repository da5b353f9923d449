import type { PackedCards } from '../../../query/packed-cards.ts';
import type { TeamCatalogue } from '../../../teams/catalogue.ts';
import type { NameOf } from './format-sentence.ts';

/** What the composer needs to speak of sets, cards, keywords and affiliations. */
export interface Naming {
  packed: PackedCards;
  cards: TeamCatalogue;
  nameOf: NameOf;
}
