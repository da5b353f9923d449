import { LEVEL_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { send } from '../moves.ts';
import { enterStep } from '../record.ts';
import { reach } from '../settle.ts';
import { RESERVE, USED } from '../state/zones.ts';
import { expireVirtual, passPriority } from './priority.ts';

/** Buy, field, use actions and Globals; then what was not fielded is gone. (R7.3.1–R7.3.3) */
export function mainStep(game: Game): void {
  enterStep(game, 'main', 'R7.3.1');
  passPriority(game, 'main');
  expireVirtual(game, 'end-of-main');
  reach(game, 'main-ends');
  dropCharacters(game);
}

/** Characters that were not fielded. (R7.3.3) */
function dropCharacters(game: Game): void {
  const { table, active } = game;
  const { order, row } = table;
  const { kind } = game.layout.faces;
  const first = table.first(active, RESERVE);
  for (let place = first + table.count(active, RESERVE) - 1; place >= first; place--) {
    const die = order[place] ?? 0;
    if (kind[row[die] ?? 0] === LEVEL_FACE) send(game, die, USED, 'other', 'M12 R7.3.3');
  }
}
