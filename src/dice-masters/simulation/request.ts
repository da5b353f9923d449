import type { CardFacts } from '../cards/card-facts.ts';
import type { GameSpec } from '../engine/replay/replay.ts';
import type { Policy } from '../players/policy.ts';

/** Everything a batch of games depends on. It travels to workers, so it holds data alone. */
export interface SimRequest {
  /** Teams by card ids; seat 0 is the one watched. Luck is `seed`. */
  spec: GameSpec;
  /** Every card that the spec names. */
  cards: readonly CardFacts[];
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
