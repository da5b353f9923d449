import { isAllowed } from '../abilities/ask.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { offerOnce } from '../decisions/alike.ts';
import { FIELD_DIE } from '../decisions/decision.ts';
import { needNothing } from '../energy/cost.ts';
import { payEnergy } from '../energy/pay.ts';
import { LEVEL_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { move } from '../moves.ts';
import { FIELDED_THIS_TURN, NONE } from '../state/table.ts';
import { FIELD, RESERVE } from '../state/zones.ts';
import { fieldingCostOf } from '../stats.ts';

/** Adds every character in the active player's Reserve whose fielding cost can be paid. (R9.1, R9.2) */
export function offerFielding(game: Game, total: number): void {
  const { table, active } = game;
  const { order, row } = table;
  const { kind } = game.layout.faces;
  const first = table.first(active, RESERVE);
  const end = first + table.count(active, RESERVE);
  for (let place = first; place < end; place++) {
    const die = order[place] ?? 0;
    if (kind[row[die] ?? 0] !== LEVEL_FACE) continue;
    if (fieldingCostOf(game, die) > total) continue;
    if (isAllowed(game, 'may-field', true, die, active)) offerOnce(game, FIELD_DIE, die);
  }
}

/** Pays the fielding cost; the die enters on the face it shows. (R9.3) */
export function fieldDie(game: Game, die: number): void {
  needNothing(game);
  game.state.now.fielding = die;
  payEnergy(game, game.active, fieldingCostOf(game, die));
  game.state.now.fielding = NONE;
  enterField(game, die, game.active, 'M13 R9.1');
}

/** Fields a die, by its cost or by an effect that says so. (R15.3) */
export function enterField(game: Game, die: number, seat: number, rules: string): void {
  move(game, 'fielded', die, FIELD, seat, rules);
  game.table.flags[die] = (game.table.flags[die] ?? 0) | FIELDED_THIS_TURN;
  game.state.fieldedThisTurn[seat] = (game.state.fieldedThisTurn[seat] ?? 0) + 1;
  newMoment(game);
  if (game.hooks.triggerCount > 0) emit(game, 'fielded', die, NONE, seat);
}
