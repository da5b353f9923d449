import { UNKNOWN_CARD } from '../../domain/team.ts';
import type { CardFacts } from '../../teams/catalogue.ts';

/** The name, or the code of a card that the catalogue does not know. */
export function cardName(id: string, card: CardFacts | undefined): string {
  return card?.name ?? id.replace(UNKNOWN_CARD, '');
}
