import type { Card } from '../domain/card.ts';
import { facesOf } from '../domain/die.ts';
import type { Catalogue } from './read.ts';

/** The cards as teams know them, for the terminal and the tests. */
export function teamCatalogue(catalogue: Catalogue) {
  const facts = catalogue.cards.map((card) => cardFacts(card, catalogue));
  const byId = new Map(facts.map((card) => [card.id, card]));
  return {
    sets: catalogue.sets,
    card: (id: string) => byId.get(id),
    all: () => facts.values(),
  };
}

function cardFacts(card: Card, { dice }: Catalogue) {
  const die = card.die === null ? undefined : dice.get(card.die);
  const { id, set, number, name, subtitle, kind, cost, energy, affiliations, rarity } = card;
  const { maxDice, levels, keywords } = card;
  return {
    id,
    set,
    number,
    name,
    subtitle,
    kind,
    cost,
    energy,
    affiliations,
    rarity,
    maxDice,
    die: die?.id ?? '',
    levels,
    faces: die ? facesOf(card, die) : [],
    keywords,
    hasGlobal: card.globalCosts.length > 0,
  };
}
