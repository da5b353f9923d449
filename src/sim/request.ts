import type { Policy } from '../domain/policy.ts';
import type { CardSource } from '../engine/engine-card.ts';
import type { GameSpec } from '../engine/replay/replay.ts';

/** A card as a worker receives it: data alone. */
export interface SimCard extends CardSource {
  /** Whether it says anything beyond its numbers. */
  hasText: boolean;
  /** Lines of its text that the engine does not carry out. */
  unplayed: readonly string[];
}

/** Everything a batch of games depends on. It travels to workers, so it holds data alone. */
export interface SimRequest {
  /** Teams by card ids; seat 0 is the one watched. Luck is `seed`. */
  spec: GameSpec;
  /** Every card that the spec names. */
  cards: readonly SimCard[];
  policy: Policy;
  /** Plays seat 1 where that is a player. */
  rival: Policy;
  /** 1 to `MOST_GAMES`. */
  games: number;
  /** Game `i` has the luck of `gameSeed(seed, i)`. */
  seed: string;
}

/** Two batches with the same luck: same games, same seed. */
export interface ComparisonRequest {
  before: SimRequest;
  after: SimRequest;
}

export const MOST_GAMES = 1_000_000;
export const MOST_SIM_TURNS = 50;

/** The luck of one game; on the table it is the seed of the replay. */
export function gameSeed(seed: string, index: number): string {
  return `${seed}:${index}`;
}
