import { emit, newMoment } from '../abilities/emit.ts';
import { LEVEL_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { send } from '../moves.ts';
import { enterStep } from '../record.ts';
import { settle } from '../settle.ts';
import { NONE } from '../state/table.ts';
import { RESERVE, USED } from '../state/zones.ts';
import { rowOf } from '../stats.ts';
import { expireVirtual, passPriority } from './priority.ts';

/** Buy, field, use actions and Globals; then what was not fielded is gone. (R7.3.1–R7.3.3) */
export function mainStep(game: Game): void {
  enterStep(game, 'main', 'R7.3.1');
  passPriority(game, 'main');
  expireVirtual(game, 'end-of-main');
  newMoment(game);
  emit(game, 'main-ends', NONE, NONE, game.active);
  settle(game);
  const { table, active } = game;
  for (let place = table.count(active, RESERVE) - 1; place >= 0; place--) {
    const die = table.at(active, RESERVE, place);
    if (game.layout.faces.kind[rowOf(game, die)] === LEVEL_FACE) {
      send(game, die, USED, 'other', 'M12 R7.3.3');
    }
  }
}
