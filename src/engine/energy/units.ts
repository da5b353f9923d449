import { ENERGY_TYPES } from '../../domain/energy.ts';
import { GENERIC, NO_UNIT, UNIT_KINDS, WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import { RESERVE } from '../state/zones.ts';

const TYPES = ENERGY_TYPES.length;

/** Counts what a seat could spend now into `game.have`: symbols in its Reserve and virtual energy. (R3.5, R4.1) */
export function countUnits(game: Game, seat: number): number {
  const { table } = game;
  let total = countVirtual(game, seat);
  game.otherFaces = 0;
  const dice = table.count(seat, RESERVE);
  for (let place = 0; place < dice; place++) {
    const die = table.at(seat, RESERVE, place);
    if (game.mark[die] === 0) total += countFace(game, die);
  }
  return total;
}

function countVirtual({ have, table, active, held }: Game, seat: number): number {
  let total = 0;
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    const virtual = table.virtual[seat * UNIT_KINDS + unit] ?? 0;
    have[unit] = virtual;
    total += virtual;
  }
  if (held === 0 || seat !== active) return total;
  have[GENERIC] = (have[GENERIC] ?? 0) + held;
  return total + held;
}

function countFace(game: Game, die: number): number {
  const { have, table, layout } = game;
  const row = table.row[die] ?? 0;
  const first = layout.faces.firstUnit[row] ?? NO_UNIT;
  if (first === NO_UNIT) {
    game.otherFaces++;
    return 0;
  }
  have[first] = (have[first] ?? 0) + 1;
  const second = layout.faces.secondUnit[row] ?? NO_UNIT;
  if (second === NO_UNIT) return 1;
  have[second] = (have[second] ?? 0) + 1;
  return 2;
}

/**
 * Whether `open` more units can come out of `have` so that, with what is `taken`, every required type has a unit of
 * its own that is the type or wild. (R4.10)
 */
export function canFinish(
  have: Int32Array,
  taken: Int32Array,
  need: Int32Array,
  open: number,
  total: number,
): boolean {
  if (total < open) return false;
  let missing = 0;
  let beyondTypes = 0;
  for (let type = 0; type < TYPES; type++) {
    const lacking = (need[type] ?? 0) - (taken[type] ?? 0);
    if (lacking <= 0) continue;
    missing += lacking;
    const uncovered = lacking - (have[type] ?? 0);
    if (uncovered > 0) beyondTypes += uncovered;
  }
  const wildTaken = taken[WILD] ?? 0;
  return missing - wildTaken <= open && beyondTypes <= wildTaken + (have[WILD] ?? 0);
}

/** Symbols of one type in the Reserve; wild counts as none of the four. (R3.5, R3.6) */
export function countType(game: Game, seat: number, unit: number): number {
  countUnits(game, seat);
  return (game.have[unit] ?? 0) - (game.table.virtual[seat * UNIT_KINDS + unit] ?? 0);
}
