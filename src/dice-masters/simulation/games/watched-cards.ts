import type { CardFacts } from '../../cards/card-facts.ts';
import type { SimRequest } from '../request.ts';

/** A card that the watched player can buy, and its number on the table. */
export interface WatchedCard {
  card: CardFacts;
  place: number;
}

/** The first cards of a table are the Sidekicks of both seats. */
const FIRST_PLACE = 2;

/** Own cards, then Basic Actions that the other player alone brought. (R6.5) */
export function watchedCards({ spec: { seats }, cards }: SimRequest): WatchedCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const [mine, theirs] = seats;
  const own = mine.cards.map(({ card }) => card);
  const other = theirs.kind === 'player' ? theirs.cards.map(({ card }) => card) : [];
  return [...own, ...other].flatMap((id, at) => {
    const card = byId.get(id);
    const isShared = card?.kind === 'basic-action' && !own.includes(id);
    return card && (at < own.length || isShared) ? [{ card, place: FIRST_PLACE + at }] : [];
  });
}
