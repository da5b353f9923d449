import { emit } from '../abilities/emit.ts';
import { NO_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import { levelOf } from '../stats.ts';

/** Spins a die up or down by levels, as far as they go; never below level 1. (R16.1) How many levels it moved. */
export function spin(game: Game, die: number, levels: number): number {
  const before = levelOf(game, die);
  if (before === 0) return 0;
  let after = before;
  const step = levels > 0 ? 1 : -1;
  for (let count = Math.abs(levels); count > 0; count--) {
    if (faceAt(game, die, after + step) === NO_FACE) break;
    after += step;
  }
  if (after !== before) setLevel(game, die, after);
  return Math.abs(after - before);
}

/** Whether it could spin one level that way. (T13) */
export function canSpin(game: Game, die: number, step: 1 | -1): boolean {
  const level = levelOf(game, die);
  return level > 0 && faceAt(game, die, level + step) !== NO_FACE;
}

export function setLevel(game: Game, die: number, level: number): void {
  const before = levelOf(game, die);
  const face = faceAt(game, die, level);
  if (face === NO_FACE || before === level) return;
  game.table.turn(die, face);
  const seat = game.table.side[die] ?? 0;
  note(game, 'turn-face', 'R16.1', seat, die);
  if (before === 0) return;
  emit(game, level > before ? 'spun-up' : 'spun-down', die, NONE, seat, Math.abs(level - before));
}

function faceAt(game: Game, die: number, level: number): number {
  return level < 1 ? NO_FACE : game.layout.faceOfLevel(game.layout.cardOf[die] ?? 0, level);
}

/** The highest level a die has. */
export function topLevel(game: Game, die: number): number {
  let level = 1;
  while (faceAt(game, die, level + 1) !== NO_FACE) level++;
  return level;
}
