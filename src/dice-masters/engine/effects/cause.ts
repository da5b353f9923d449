import type { Game } from '../game.ts';
import { NONE, otherSeat } from '../state/table.ts';

/** Who makes a die leave: who damaged a die that falls, else whose effect is at work; -1 where the rules move it. */
export function causeOf(game: Game, die: number): number {
  const { state, table, scratch } = game;
  const isKoed = state.koedOn[die] === game.turn;
  if (isKoed && (table.damage[die] ?? 0) > 0 && state.hitAt[die] !== NONE) {
    return state.hitSeat[die] ?? NONE;
  }
  if (scratch.doer !== NONE || !isKoed) return scratch.doer;
  // R13.10: a defense that sank to 0 is the opponent's doing.
  return otherSeat(table.side[die] ?? 0);
}
