import type { CardFacts } from '../../../cards/card-facts.ts';
import type { TeamFigures } from '../analyse.ts';

/** Something a player may want to know about a team; never a matter of legality. */
export interface Gap {
  /** Stays the same while the sentence changes with the team. */
  id: string;
  /** `watch` is likely to cost games, `note` is good to know. */
  weight: 'watch' | 'note';
  message: string;
  /** Why it matters, in one sentence. */
  why: string;
  /** The cards it is about. */
  cards: CardFacts[];
}

/** Looks for one kind of gap. */
export type GapSearch = (figures: TeamFigures) => Gap[];

/** Below this many cards a team is only begun, and its gaps say nothing. */
export const ENOUGH_CARDS = 4;
