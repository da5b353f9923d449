import type { CardFacts } from '../../cards/card-facts.ts';
import { countDice, type Roster, type RosterCard } from './roster.ts';

/** The cards that share a keyword or an affiliation. */
export interface Coverage {
  /** Id of the keyword, or slug of the affiliation. */
  id: string;
  cards: RosterCard[];
  dice: number;
}

/** Basic Actions count too: they can have keywords. */
export function keywordCoverage({ cards, basicActions }: Roster): Coverage[] {
  return coverage([...cards, ...basicActions], ({ keywords }) => keywords);
}

export function affiliationCoverage({ cards }: Roster): Coverage[] {
  return coverage(cards, ({ affiliations }) => affiliations);
}

/** Most cards first, then most dice, then by name. */
function coverage(cards: RosterCard[], idsOf: (card: CardFacts) => readonly string[]): Coverage[] {
  const groups = new Map<string, RosterCard[]>();
  for (const one of cards) {
    for (const id of new Set(idsOf(one.card))) groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups]
    .map(([id, having]) => ({ id, cards: having, dice: countDice(having) }))
    .sort((a, b) => b.cards.length - a.cards.length || b.dice - a.dice || (a.id < b.id ? -1 : 1));
}
