import { cardPlaces } from '../../query/card-places.ts';
import type { FoundCard } from '../../query/card-reader.ts';
import type { PackedCards } from '../../query/packed-cards.ts';
import type { CardFacts, SetFacts, TeamCatalogue } from '../../teams/catalogue.ts';

/** The loaded cards as teams know them; each is read when it is asked for. */
export function teamCatalogueOf(
  packed: PackedCards,
  cardAt: (place: number) => FoundCard,
): TeamCatalogue {
  const known = new Map<number, CardFacts>();
  const placeOf = cardPlaces(packed);
  const total = packed.columns.number.length;
  const sets: SetFacts[] = packed.sets.map(([code, name, , cardCount], index) => ({
    code,
    name,
    position: index + 1,
    cardCount,
  }));
  const factsAt = (place: number): CardFacts => {
    const facts = known.get(place) ?? factsOf(cardAt(place));
    known.set(place, facts);
    return facts;
  };
  return {
    sets,
    card(id) {
      const place = placeOf(id);
      return place === undefined ? undefined : factsAt(place);
    },
    *all() {
      for (let place = 0; place < total; place++) yield factsAt(place);
    },
  };
}

function factsOf(card: FoundCard): CardFacts {
  return {
    ...card,
    affiliations: card.affiliations.map(([slug]) => slug),
    keywords: card.keywords.map(([id]) => id),
  };
}
