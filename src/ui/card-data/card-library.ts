import {
  type CardFacts,
  type CardStore,
  FACES_PER_DIE,
  keywordLabel,
  openPacked,
  type PackedCards,
} from '../../dice-masters/cards/index.ts';
import {
  type EngineCard,
  engineCard,
  type FindCard,
  unplayedParts,
} from '../../dice-masters/engine/index.ts';

/** The cards as teams know them and as the engine plays them. */
export interface CardLibrary {
  catalogue: CardStore;
  /** Nothing for a card without dice. */
  find: FindCard;
  /** The same as data alone, for workers. */
  source(id: string): CardFacts | undefined;
  /** What of its text the table does not carry out. */
  unplayed(id: string): string[];
  /** Ids of its keywords with their labels. */
  keywords(id: string): readonly (readonly [string, string])[];
}

export function cardLibrary(packed: PackedCards): CardLibrary {
  const catalogue = openPacked(packed);
  const known = new Map<string, EngineCard | undefined>();
  /** The engine knows no face of a die that has not six. */
  const source = (id: string): CardFacts | undefined => {
    const card = catalogue.card(id);
    return card?.faces.length === FACES_PER_DIE ? card : undefined;
  };
  return {
    catalogue,
    find(id) {
      if (known.has(id)) return known.get(id);
      const found = source(id);
      const card = found && (engineCard(found) ?? undefined);
      if (found) known.set(id, card);
      return card;
    },
    source,
    unplayed(id) {
      const card = catalogue.card(id);
      return card ? unplayedParts(card) : [];
    },
    keywords(id) {
      const card = catalogue.card(id);
      return card
        ? card.keywords.map((one) => [one, keywordLabel(card, one, catalogue.keywords)])
        : [];
    },
  };
}
