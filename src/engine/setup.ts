import type { CardKind } from '../domain/card.ts';
import type { EnergyType } from '../domain/energy.ts';
import type { Face } from '../domain/face.ts';
import type { Ability } from './abilities/ability.ts';
import type { RulesProfile } from './profile.ts';

export type Seat = 0 | 1;

/** A card as the engine plays it. */
export interface EngineCard {
  id: string;
  name: string;
  subtitle: string;
  kind: Exclude<CardKind, 'sidekick-card'>;
  cost: number;
  energy: readonly EnergyType[];
  /** Slugs. */
  affiliations: readonly string[];
  /** All six. An unknown face gives no energy. */
  faces: readonly Face[];
  /** Ids; those the engine does not know stay without effect. */
  keywords: readonly string[];
  keywordValues: Readonly<Record<string, string>>;
  epic: boolean;
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
