import { isAllowed } from '../abilities/ask.ts';
import { emit } from '../abilities/emit.ts';
import { enterField } from '../actions/field.ts';
import type { Game } from '../game.ts';
import { relocate } from '../moves.ts';
import { ATTACKED_THIS_TURN, BLOCKED_THIS_TURN, NONE, WAS_BLOCKED } from '../state/table.ts';
import { ATTACK, PREP } from '../state/zones.ts';

/** An effect fields a die: free, at level 1 unless it says otherwise. (R9.5) */
export function fieldFree(game: Game, die: number, seat: number, level = 1): void {
  game.table.turn(die, game.layout.faceOfLevel(game.layout.cardOf[die] ?? 0, level));
  enterField(game, die, seat, 'R9.5');
}

/** Who can't field a die can't have an effect field it either. (R15.9) */
export function mayField(game: Game, die: number, seat: number): boolean {
  return isAllowed(game, 'may-field', true, die, seat);
}

/** Moves a die to the Prep Area, from wherever it lies. (M8) */
export function prepDie(game: Game, die: number, rules: string): void {
  relocate(game, die, PREP, game.table.owner[die] ?? 0, rules);
  emit(game, 'prepped', die, NONE, game.table.owner[die] ?? 0);
}

/** Two dice exchange their places, in combat too; who enters the Field does so at level 1 and is not fielded. */
export function swapDice(game: Game, inField: number, other: number): void {
  const { table, layout } = game;
  const deeds = (table.flags[inField] ?? 0) & COMBAT_DEEDS;
  const seat = table.side[inField] ?? 0;
  const zone = table.zone[inField] ?? 0;
  const otherZone = table.zone[other] ?? 0;
  const otherSide = table.side[other] ?? 0;
  relocate(game, inField, otherZone, otherSide, 'E37');
  table.turn(other, layout.faceOfLevel(layout.cardOf[other] ?? 0, 1));
  relocate(game, other, zone, seat, 'E37');
  if (zone !== ATTACK) return;
  table.flags[other] = (table.flags[other] ?? 0) | deeds;
  for (let pair = 0; pair < game.state.now.pairCount; pair++) {
    if (game.state.pairAttacker[pair] === inField) game.state.pairAttacker[pair] = other;
    if (game.state.pairBlocker[pair] === inField) game.state.pairBlocker[pair] = other;
  }
}

/** What a die in combat hands on to the one that takes its place. */
const COMBAT_DEEDS = ATTACKED_THIS_TURN | BLOCKED_THIS_TURN | WAS_BLOCKED;
