import type { Game } from '../engine/game.ts';

/** How many turns a seat has begun, this one included. */
export function ownTurn({ turn, setup }: Game, seat: number): number {
  return (turn + (setup.first === seat ? 1 : 0)) >> 1;
}
