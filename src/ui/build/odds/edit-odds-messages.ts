import type { Policy } from '../../../dice-masters/players/index.ts';
import type { Difference } from '../../../dice-masters/simulation/index.ts';
import type { Team } from '../../../dice-masters/teams/index.ts';
import type { Fraction } from '../../../tabletop/fraction.ts';

/** Comes first, once: where the facts of all cards are, and how games are played. */
export interface EditCards {
  facts: string;
  policy: Policy;
}

export interface EditQuestion {
  id: number;
  before: Team;
  after: Team;
}

/** The opening chances of a card that came with the edit. */
export interface NewCard {
  name: string;
  /** On turn one, going first and going second, and by turn two going second. */
  turn1: { first: Fraction; second: Fraction };
  byTurn2: Fraction;
}

export interface EditAnswer {
  id: number;
  newCards: NewCard[];
  /** Null where one of the two teams cannot be played. */
  games: EditGames | null;
}

export interface EditGames {
  pairs: number;
  /** Cards on both sides: could pay by `byTurn`. */
  cards: { name: string; change: Difference }[];
  damage: Difference;
  stranded: Difference;
}
