import type { CardFacts } from '../../cards/card-facts.ts';
import type { Roster } from './roster.ts';

/** Cards with a Global, which both players may use as long as the team is on the table. (R11.1) */
export function globalsOf({ cards, basicActions }: Roster): CardFacts[] {
  return [...cards, ...basicActions]
    .map(({ card }) => card)
    .filter(({ globalCost }) => globalCost !== null);
}
