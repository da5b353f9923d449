import type {
  AffordRow,
  Goal,
  Opening,
  OpeningOdds,
  PricedCard,
  Seat,
} from '../../../dice-masters/odds/index.ts';
import type { Fraction } from '../../../tabletop/fraction.ts';

/** A card with Swarm: how many of its dice can lie in the bag while one is active. */
export interface SwarmCard {
  id: string;
  copies: number;
}

/** What the page wants to know of the first two turns. */
export interface OpeningQuestion {
  id: number;
  opening: Omit<Opening, 'seat'>;
  cards: PricedCard[];
  prices: PricedCard[];
  goal: Goal | null;
  swarm: SwarmCard[];
  /** Dice in the bag, Swarm's among them. */
  bagSizes: number[];
  swarmChains: boolean;
}

export interface OpeningAnswer {
  id: number;
  cards: Record<Seat, AffordRow[]>;
  prices: Record<Seat, AffordRow[]>;
  goal: Record<Seat, OpeningOdds> | null;
  /** The chance of 0, 1, 2 … energy with three and with four Sidekicks. */
  energy: { dice: number; chances: Fraction[] }[];
  /** For each card, each number of copies in the bag and each size of the bag. */
  swarm: { id: string; rows: { copies: number; triggers: (Fraction | null)[] }[] }[];
}
