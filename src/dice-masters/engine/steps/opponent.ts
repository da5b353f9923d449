import type { Game } from '../game.ts';
import { relocate } from '../moves.ts';
import { roundOf } from '../round.ts';
import { BAG, FIELD } from '../state/zones.ts';

/** Sidekicks of a dummy opponent enter on the turns they are set for. (G6) */
export function enterDummies(game: Game): void {
  const { active, table } = game;
  const seat = game.setup.seats[active];
  if (seat.kind !== 'dummy') return;
  const round = roundOf(game.turn);
  for (const { turn, count } of seat.blockers) {
    if (turn !== round) continue;
    for (let entered = 0; entered < count; entered++) {
      const die = table.at(active, BAG, 0);
      table.turn(die, game.layout.faceOfLevel(game.layout.cardOf[die] ?? 0, 1));
      relocate(game, die, FIELD, active, 'G6');
    }
  }
}
