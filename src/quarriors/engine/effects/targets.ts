import type { Game } from '../game.ts';
import { creaturesOf } from './creatures.ts';

/** Creatures of a seat that a spell of another, or its own, may target. (Q7.1) */
export function targetsOf(game: Game, caster: number, seat: number): number[] {
  const creatures = creaturesOf(game, seat);
  if (caster === seat) return creatures;
  return creatures.filter((die) => {
    const row = game.rowOf(die);
    return !(game.layout.text(row).isShielded?.(game, die, row) ?? false);
  });
}
