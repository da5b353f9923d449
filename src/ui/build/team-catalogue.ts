import type { FoundCard } from '../../query/card-reader.ts';
import type { PackedCards } from '../../query/pack.ts';
import type { CardFacts, SetFacts, TeamCatalogue } from '../../teams/catalogue.ts';

/** The loaded cards as teams know them; each is read when it is asked for. */
export function teamCatalogueOf(
  packed: PackedCards,
  cardAt: (place: number) => FoundCard,
): TeamCatalogue {
  const known = new Map<number, CardFacts>();
  const firstOf = new Map<string, { first: number; count: number }>();
  let total = 0;
  const sets: SetFacts[] = packed.sets.map(([code, name, , cardCount], index) => {
    firstOf.set(code, { first: total, count: cardCount });
    total += cardCount;
    return { code, name, position: index + 1, cardCount };
  });
  const factsAt = (place: number): CardFacts => {
    const facts = known.get(place) ?? factsOf(cardAt(place));
    known.set(place, facts);
    return facts;
  };
  return {
    sets,
    card(id) {
      const [, code = '', digits = ''] = /^(.+)-(\d{3})$/.exec(id) ?? [];
      const set = firstOf.get(code);
      const number = Number(digits);
      if (!set || number < 1 || number > set.count) return undefined;
      return factsAt(set.first + number - 1);
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
