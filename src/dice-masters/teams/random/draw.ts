import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import type { Format } from '../format.ts';
import type { Team, TeamCard } from '../team.ts';
import type { Seeded } from './seeded.ts';

/** The limits that a random team fills up to. */
export type RandomFormat = Pick<
  Format,
  'id' | 'name' | 'cards' | 'dice' | 'fullDice' | 'dicePerCard' | 'basicActions'
>;

export interface RandomRequest {
  /** Ids of the cards to draw from, say the answer of a search. */
  pool: readonly string[];
  /** Cards that stay, with exactly these dice. */
  locked: readonly TeamCard[];
  format: RandomFormat;
  /** The same seed and pool give the same team. */
  seed: string;
  catalogue: CardStore;
  /** Whether nothing breaks a rule; a team that is only incomplete is fine. */
  isLegal: (team: Team) => boolean;
}

/** A request with what every step needs. */
export interface RandomDraw extends RandomRequest {
  chance: Seeded;
  /** The pool as cards, characters and actions only. */
  cards: CardFacts[];
  basicActions: CardFacts[];
}

export function diceOn(cards: readonly TeamCard[]): number {
  return cards.reduce((sum, { dice }) => sum + dice, 0);
}

/** Dice that a card may carry in the format. (V04) */
export function mostDice({ maxDice }: CardFacts, { dicePerCard }: RandomFormat): number {
  return dicePerCard === null ? maxDice : Math.min(maxDice, dicePerCard);
}
