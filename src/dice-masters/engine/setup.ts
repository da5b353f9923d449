import type { CardKind } from '../cards/card.ts';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Ability } from './abilities/ability.ts';
import type { RulesProfile } from './profile.ts';

export type Seat = 0 | 1;

/** What the rules ask of a card. An unknown face gives no energy; an unknown keyword has no effect. */
export type RuledFacts =
  | 'id'
  | 'name'
  | 'subtitle'
  | 'cost'
  | 'energy'
  | 'affiliations'
  | 'faces'
  | 'keywords'
  | 'keywordValues'
  | 'epic';

/** A card as the engine plays it. */
export interface EngineCard extends Pick<CardFacts, RuledFacts> {
  kind: Exclude<CardKind, 'sidekick-card'>;
  /** What its text does. Without any it plays as a plain die with its keywords. */
  abilities: readonly Ability[];
}

/** A card on the table with the dice on it. */
export interface PlacedCard {
  card: EngineCard;
  dice: number;
}

/** A real player: eight Sidekicks in the bag, every other die on its card. (R6.1) */
export interface PlayerSetup {
  kind: 'player';
  life: number;
  /** Characters, actions and Basic Actions alike. */
  cards: readonly PlacedCard[];
}

/** Only a life total to bring down. (G1) */
export interface NobodySetup {
  kind: 'nobody';
  life: number;
}

/** Sidekicks that only block: `count` of them enter at the start of the given turn. (G6) */
export interface DummySetup {
  kind: 'dummy';
  life: number;
  blockers: readonly { turn: number; count: number }[];
}

export type OpponentSetup = PlayerSetup | NobodySetup | DummySetup;

/**
 * Where luck comes from: a seed; real dice whose faces the players tell; or real dice for the first seat and the
 * seed for the other.
 */
export const LUCKS = ['seed', 'ask', 'ask-own'] as const;
export type Luck = (typeof LUCKS)[number];

export interface Setup {
  profile: RulesProfile;
  seats: readonly [PlayerSetup, OpponentSetup];
  first: Seat;
  /** The game stops after this many turns of each seat. */
  turns: number;
  luck: Luck;
}

export const SIDEKICKS_PER_PLAYER = 8;
