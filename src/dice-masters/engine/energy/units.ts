import { ENERGY_TYPES } from '../../cards/energy.ts';
import { GENERIC, NO_UNIT, UNIT_KINDS, WILD } from '../faces.ts';
import type { Game } from '../game.ts';
import { RESERVE } from '../state/zones.ts';

const TYPES = ENERGY_TYPES.length;

/** Counts what a seat could spend now into `game.scratch.have`: symbols in its Reserve and virtual energy. (R3.5, R4.1) */
export function countUnits(game: Game, seat: number): number {
  const { table } = game;
  const { mark, have } = game.scratch;
  const { firstUnit, secondUnit, units, unitMask, kind } = game.layout.faces;
  const { order, row } = table;
  let total = countVirtual(game, seat);
  let kinds = total > 0 ? kindsOf(have) : 0;
  let others = 0;
  const first = table.first(seat, RESERVE);
  const end = first + table.count(seat, RESERVE);
  for (let place = first; place < end; place++) {
    const die = order[place] ?? 0;
    if (mark[die] !== 0) continue;
    const face = row[die] ?? 0;
    const one = firstUnit[face] ?? NO_UNIT;
    const two = secondUnit[face] ?? NO_UNIT;
    have[one] = (have[one] ?? 0) + 1;
    have[two] = (have[two] ?? 0) + 1;
    total += units[face] ?? 0;
    kinds |= unitMask[face] ?? 0;
    others |= kind[face] ?? 0;
  }
  game.scratch.haveKinds = kinds;
  game.scratch.otherFaces = others;
  return total;
}

function countVirtual(
  {
    table,
    active,
    state: {
      now: { held },
    },
    scratch: { have },
  }: Game,
  seat: number,
): number {
  const total = table.virtualTotal[seat] ?? 0;
  for (let unit = 0; unit < UNIT_KINDS; unit++) have[unit] = 0;
  if (total > 0) {
    const { virtual } = table;
    for (let unit = 0; unit < UNIT_KINDS; unit++) {
      have[unit] = virtual[seat * UNIT_KINDS + unit] ?? 0;
    }
  }
  if (held === 0 || seat !== active) return total;
  have[GENERIC] = (have[GENERIC] ?? 0) + held;
  return total + held;
}

function kindsOf(have: Int32Array): number {
  let kinds = 0;
  for (let unit = 0; unit < UNIT_KINDS; unit++) if (have[unit] !== 0) kinds |= 1 << unit;
  return kinds;
}

/** How much a seat could spend now, of whatever kind. */
export function unitsOf(
  {
    table,
    layout,
    active,
    state: {
      now: { held },
    },
    scratch: { mark },
  }: Game,
  seat: number,
): number {
  const { order, row } = table;
  const { units } = layout.faces;
  let total = table.virtualTotal[seat] ?? 0;
  if (seat === active) total += held;
  const first = table.first(seat, RESERVE);
  const end = first + table.count(seat, RESERVE);
  for (let place = first; place < end; place++) {
    const die = order[place] ?? 0;
    if (mark[die] === 0) total += units[row[die] ?? 0] ?? 0;
  }
  return total;
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

/** All symbols in the Reserve; virtual energy lies in none. (R3.5, R3.9) */
export function countSymbols(game: Game, seat: number): number {
  const held = seat === game.active ? game.state.now.held : 0;
  return unitsOf(game, seat) - (game.table.virtualTotal[seat] ?? 0) - held;
}

/** Symbols of one type in the Reserve; wild counts as none of the four. (R3.5, R3.6) */
export function countType(game: Game, seat: number, unit: number): number {
  countUnits(game, seat);
  return (game.scratch.have[unit] ?? 0) - (game.table.virtual[seat * UNIT_KINDS + unit] ?? 0);
}
