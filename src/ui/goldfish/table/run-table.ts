import {
  type DiceMasters,
  type FindCard,
  type Game,
  type GameLog,
  type GameSession,
  type GameSpec,
  type Outcome,
  openGame,
  type Seat,
  SensiblePlayer,
} from '../../../dice-masters/engine/index.ts';
import type { Fate } from '../../../tabletop/fates.ts';
import type { Plan as PlanOf } from '../../../tabletop/session.ts';

/** The seat of the person at the screen. */
export const PERSON: Seat = 0;

/** Answers for the person once the picks run out; -1 hands the question back. */
export type Plan = PlanOf<DiceMasters>;

/** A game played up to the question that waits for the person. */
export interface Run {
  game: Game;
  log: GameLog;
  outcome: Outcome;
  /** Every answer, the opponent's too. */
  picks: readonly number[];
  /** Of each answer, whether the person gave it. */
  byHand: readonly boolean[];
  /** Short hashes of the state after each turn. */
  hashes: readonly number[];
}

/** Plays from the first turn; the sensible player answers for the other seat. */
export function runTable(
  spec: GameSpec,
  seed: string,
  picks: readonly number[],
  find: FindCard,
  plan?: Plan,
  fates: readonly Fate[] = [],
): Run {
  const players = [null, new SensiblePlayer()];
  return runOf(openGame(find, { setup: spec, seed, picks, fates, players, plan }));
}

function runOf(session: GameSession): Run {
  const { table: game, log, outcome, picks, byHand, hashes } = session;
  return { game, log, outcome, picks, byHand, hashes };
}
