import type { CardStore } from '../cards/card-store.ts';
import { cardOfCode } from './card-code.ts';
import { isUnknownCard, type Team, type TeamCard, UNKNOWN_CARD } from './team.ts';

/** The code of a placeholder, as it was read. */
export function placeholderCode(card: string): string {
  return isUnknownCard(card) ? card.slice(UNKNOWN_CARD.length) : card;
}

/** A card kept for later under the code it came with. */
export function placeholder(code: string): string {
  return UNKNOWN_CARD + code;
}

/** The team with every placeholder that the catalogue knows by now turned into its card. */
export function settlePlaceholders(team: Team, catalogue: CardStore): Team {
  const settle = (entry: TeamCard): TeamCard => {
    if (!isUnknownCard(entry.card)) return entry;
    const card = cardOfCode(placeholderCode(entry.card), catalogue);
    return card === null ? entry : { ...entry, card };
  };
  return {
    ...team,
    cards: team.cards.map(settle),
    basicActions: team.basicActions.map(settle),
  };
}
