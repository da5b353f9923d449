import type { Affiliation } from '../cards/affiliation.ts';
import type { Card } from '../cards/card.ts';
import type { CardFacts } from '../cards/card-facts.ts';
import type { CardStore } from '../cards/card-store.ts';
import type { Die } from '../cards/die.ts';
import type { Keyword } from '../cards/keyword.ts';
import type { CardSet } from '../cards/set.ts';
import { cardFacts } from './card-facts.ts';
import { setFacts } from './set-facts.ts';

/** What the content files say, as far as a store tells it. */
export interface StoreSource {
  sets: readonly CardSet[];
  /** In the order of the sets, then by number. */
  cards: readonly Card[];
  dice: ReadonlyMap<string, Die>;
  affiliations: readonly Pick<Affiliation, 'slug' | 'name'>[];
  keywords: readonly Pick<Keyword, 'id' | 'name'>[];
}

/** The store of the content files. */
export function cardStore({ sets, cards, dice, affiliations, keywords }: StoreSource): CardStore {
  const keywordNames = new Map(keywords.map(({ id, name }) => [id, name]));
  const keywordIds = new Set(keywordNames.keys());
  const facts = cards.map((card) => cardFacts(card, dice.get(card.die ?? ''), keywordIds));
  const byId = new Map(facts.map((card) => [card.id, card]));
  const byTitle = Map.groupBy(facts, titleOf);
  return {
    sets: sets.map(setFacts),
    keywords: keywordNames,
    affiliations: new Map(affiliations.map(({ slug, name }) => [slug, name])),
    count: facts.length,
    at(place) {
      const card = facts[place];
      if (!card) throw new RangeError(`There is no card at place ${place}.`);
      return card;
    },
    card: (id) => byId.get(id),
    reprints(id) {
      const card = byId.get(id);
      return card ? (byTitle.get(titleOf(card)) ?? []).filter((other) => other !== card) : [];
    },
    all: () => facts.values(),
  };
}

function titleOf({ kind, name, subtitle }: CardFacts): string {
  return kind === 'basic-action' ? name : `${name}\n${subtitle}`;
}
