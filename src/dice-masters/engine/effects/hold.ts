import type { Game } from '../game.ts';
import { relocate } from '../moves.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { ASIDE, FIELD, isInField } from '../state/zones.ts';

/** Marks who set a die aside when no die holds it. */
const NOBODY = 30_000;

/** A die lies under another and does not exist for the game. (R17.1, M21) */
export function capture(game: Game, captor: number, die: number): void {
  if (!isInField(game.table.zone[die] ?? 0)) return;
  game.table.hold(die, captor);
  relocate(game, die, ASIDE, game.table.side[die] ?? 0, 'M21 R17.1');
}

/** A die waits beside the table until the end of the turn, whatever becomes of who sent it there. (M21) */
export function setAside(game: Game, die: number): void {
  if (!isInField(game.table.zone[die] ?? 0)) return;
  game.table.hold(die, NOBODY);
  relocate(game, die, ASIDE, game.table.side[die] ?? 0, 'M21');
}

/** A die changes sides while the controlling die stays. (R17.2) */
export function control(game: Game, controller: number, die: number): void {
  const { table } = game;
  if (!isInField(table.zone[die] ?? 0)) return;
  table.hold(die, controller);
  note(game, 'control', 'R17.2', table.side[controller] ?? 0, die, controller);
  relocate(game, die, FIELD, table.side[controller] ?? 0, 'R17.2');
}

/** Whether a die may not attack because it controls another. (R17.2) */
export function isControlling(game: Game, die: number): boolean {
  if (game.table.heldDice === 0) return false;
  for (let other = 0; other < game.layout.diceCount; other++) {
    const { heldBy, zone } = game.table;
    if (heldBy[other] === die && isInField(zone[other] ?? 0)) return true;
  }
  return false;
}

/** Gives back dice whose captor or controller is gone. True when any came back. (R17.1, R17.3) */
export function releaseHeld(game: Game): boolean {
  let released = false;
  for (let die = 0; die < game.layout.diceCount; die++) {
    const holder = game.table.heldBy[die] ?? NONE;
    if (holder === NONE || holder === NOBODY) continue;
    if (isInField(game.table.zone[holder] ?? 0)) continue;
    if (game.profile.captureEndsOn === 'ko' && game.state.koedOn[holder] !== game.turn) continue;
    giveBack(game, die);
    released = true;
  }
  return released;
}

/** At the end of the turn everything goes back. */
export function releaseAll(game: Game): void {
  if (game.table.heldDice === 0) return;
  for (let die = 0; die < game.layout.diceCount; die++) {
    if (game.table.heldBy[die] !== NONE) giveBack(game, die);
  }
}

/** On the level it had, to the Field of its owner. (GL) */
function giveBack(game: Game, die: number): void {
  const { table } = game;
  const zone = table.zone[die] ?? 0;
  const holder = table.heldBy[die];
  table.letGo(die);
  if (zone !== ASIDE && !isInField(zone)) return;
  const captured = holder === NOBODY ? 'M21' : 'M21 R17.1';
  relocate(game, die, FIELD, table.owner[die] ?? 0, zone === ASIDE ? captured : 'R17.3');
}
