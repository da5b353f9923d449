import type { CardFacts } from '../../dice-masters/cards/index.ts';
import { UNKNOWN_CARD } from '../../dice-masters/teams/index.ts';

/** The name, or the code of a card that the catalogue does not know. */
export function cardName(id: string, card: CardFacts | undefined): string {
  return card?.name ?? id.replace(UNKNOWN_CARD, '');
}
