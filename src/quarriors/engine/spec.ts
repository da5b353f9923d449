import type { Card } from '../cards/card.ts';
import type { CardClass } from '../cards/card-class.ts';
import { PROFILES, type ProfileId } from './profile.ts';
import { MOST_TURNS, placedCards, type Seat, type Setup } from './setup.ts';

/** A setup by names and numbers alone. */
export interface GameSpec {
  profile: ProfileId;
  players: number;
  /** Ids of the cards besides the three basic ones. */
  wilds: readonly string[];
  first: Seat;
}

/** Cards and classes of the catalogue. */
export interface Box {
  cards: readonly Card[];
  classes: readonly CardClass[];
}

/** The first id that nobody knows, or null. */
export function unknownCard({ wilds }: GameSpec, { cards }: Box): string | null {
  return wilds.find((id) => !cards.some((card) => card.id === id)) ?? null;
}

export function setupOf({ profile, players, wilds, first }: GameSpec, box: Box): Setup {
  return {
    profile: PROFILES[profile],
    players,
    cards: placedCards(box, wilds),
    first,
    turns: MOST_TURNS,
  };
}
