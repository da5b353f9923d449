import type { Game } from '../game.ts';
import { POOL, USED } from '../state/zones.ts';

/** Basic Quiddity dice in a player's Used Pile and Active Pool. */
export function quiddityDice({ state, layout }: Game, seat: number): number[] {
  const dice: number[] = [];
  for (const zone of [USED, POOL]) {
    for (let slot = 0; slot < state.count(seat, zone); slot++) {
      const die = state.at(seat, zone, slot);
      if (layout.cardOf[die] === layout.quiddity) dice.push(die);
    }
  }
  return dice;
}
