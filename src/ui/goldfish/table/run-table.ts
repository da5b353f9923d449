import {
  type DiceMasters,
  type FindCard,
  type GameSession,
  type GameSpec,
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

/** Plays from the first turn up to the question that waits; the sensible player answers for the other seat. */
export function runTable(
  spec: GameSpec,
  seed: string,
  picks: readonly number[],
  find: FindCard,
  plan?: Plan,
  fates: readonly Fate[] = [],
): GameSession {
  const players = [null, new SensiblePlayer()];
  return openGame(find, { setup: spec, seed, picks, fates, players, plan });
}
