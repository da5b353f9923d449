import { emit } from '../abilities/emit.ts';
import { ENERGY_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { relocate, send, shift } from '../moves.ts';
import { note } from '../record.ts';
import { NONE, PARTLY_SPENT } from '../state/table.ts';
import { ATTACK, FIELD, isInField, RESERVE, USED } from '../state/zones.ts';
import { showsAction, showsCharacter, showsEnergy } from '../stats.ts';
import { isContinuous } from './continuous.ts';

/** Rolls one die where it lies. */
export function rollDie(game: Game, die: number, rules: string): number {
  const face = game.chance.roll(game, die, rules);
  game.table.turn(die, face);
  if (game.log !== null) note(game, 'roll', rules, game.table.side[die] ?? 0, die, -1, face);
  return face;
}

/**
 * An effect rerolls a die: it stays in its zone unless its new face cannot be there; with no fate stated it then goes
 * to the Reserve Pool. (R16.2, M19) A partly spent die cannot be rerolled. (R4.8)
 */
export function rerollDie(game: Game, die: number): void {
  if (!rerollInPlace(game, die)) return;
  const { table } = game;
  if (isInField(table.zone[die] ?? 0)) {
    if (fitsField(game, die)) return;
    relocate(game, die, RESERVE, table.owner[die] ?? 0, 'M19 R16.2');
  }
  keepOnlyEnergy(game, die);
}

/** The same for a text that says itself where the die goes from here; false when it may not be rerolled. (R4.8, R16.2) */
export function rerollInPlace(game: Game, die: number): boolean {
  const { table } = game;
  if (((table.flags[die] ?? 0) & PARTLY_SPENT) !== 0) return false;
  rollDie(game, die, 'R16.2');
  emit(game, 'rolled', die, NONE, table.side[die] ?? 0);
  return true;
}

/** Characters may lie in the Field, and Continuous actions. */
function fitsField(game: Game, die: number): boolean {
  if (showsEnergy(game, die)) return false;
  return showsCharacter(game, die) || (showsAction(game, die) && isContinuous(game, die));
}

/** Takes a die out of combat; it stays in the Field. (M15) */
export function removeFromCombat(game: Game, die: number, rules: string): void {
  if (game.table.zone[die] === ATTACK) shift(game, die, FIELD, rules);
}

/** On the opponent's turn the Reserve Pool holds energy only. (R5.5) */
export function keepOnlyEnergy(game: Game, die: number): void {
  const { table, layout } = game;
  if (table.side[die] === game.active || table.zone[die] !== RESERVE) return;
  if (layout.faces.kind[table.row[die] ?? 0] !== ENERGY_FACE) {
    send(game, die, USED, 'other', 'M12 R5.5');
  }
}
