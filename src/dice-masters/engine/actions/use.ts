import type { Ability } from '../abilities/ability.ts';
import { burstsFit, contextOf } from '../abilities/bearers.ts';
import { emit, newMoment } from '../abilities/emit.ts';
import { offerOnce } from '../decisions/alike.ts';
import { USE } from '../decisions/decision.ts';
import { isContinuous } from '../effects/continuous.ts';
import { ACTION_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { relocate, returnToCard, send } from '../moves.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { FIELD, OUT, RESERVE } from '../state/zones.ts';

/** Adds every action face in the active player's Reserve that has something to do. (R10.1, R11.9) */
export function offerActions(game: Game): void {
  const { table, active } = game;
  const { order, row } = table;
  const { kind } = game.layout.faces;
  const first = table.first(active, RESERVE);
  const end = first + table.count(active, RESERVE);
  for (let place = first; place < end; place++) {
    const die = order[place] ?? 0;
    if (kind[row[die] ?? 0] !== ACTION_FACE) continue;
    if (isUsable(game, die)) offerOnce(game, USE, die);
  }
}

/** Whether its text has something to do; a die without such text is used for its own sake. (R11.9, R10.3) */
export function isUsable(game: Game, die: number): boolean {
  let canAct = true;
  for (const { action } of textsOf(game, die)) {
    if (action === undefined) continue;
    const context = contextOf(game, die);
    if (action.allowed?.(context) === false) return false;
    if (action.usable?.(context) !== false) return true;
    canAct = false;
  }
  return canAct;
}

/** Texts of a die that its burst lets work. (R15.1) */
function textsOf(game: Game, die: number): Ability[] {
  const card = game.table.text[die] ?? 0;
  const { abilities } = game.layout.card(card);
  if (abilities.length === 0) return NO_TEXTS;
  return abilities.filter((ability) => burstsFit(game, ability, die));
}

const NO_TEXTS: Ability[] = [];

/** An ordinary action takes effect and goes Out of Play; a Continuous one moves to the Field. (R10.2, R10.3) */
export function useAction(game: Game, die: number): void {
  const { table, active } = game;
  newMoment(game);
  if (isContinuous(game, die)) {
    note(game, 'use', 'R10.3', active, die);
    relocate(game, die, FIELD, active, 'M13 R10.3');
  } else {
    note(game, 'use', 'R10.2', active, die);
    game.log?.enter();
    takeEffect(game, die);
    game.log?.leave();
    if (table.zone[die] === RESERVE) leaveAfterUse(game, die);
  }
  emit(game, 'action-used', die, NONE, active);
}

/** What the face of an action die does, wherever the die lies. */
export function takeEffect(game: Game, die: number): void {
  for (const { action } of textsOf(game, die)) action?.run(contextOf(game, die));
}

/** An Epic Basic Action goes back to its card. (E58) */
function leaveAfterUse(game: Game, die: number): void {
  const isEpic = game.layout.card(game.layout.cardOf[die] ?? 0).epic;
  if (isEpic && game.profile.epicBasicActions) {
    returnToCard(game, die, 'E58');
  } else {
    send(game, die, OUT, 'other', 'M11 R10.2');
  }
}
