import { choose } from '../decisions/chooser.ts';
import { SPEND, SPEND_VIRTUAL } from '../decisions/decision.ts';
import { GENERIC, NO_FACE, NO_UNIT, UNIT_KINDS } from '../faces.ts';
import type { Game } from '../game.ts';
import { spend } from '../moves.ts';
import { note, noteUnit } from '../record.ts';
import { PARTLY_SPENT } from '../state/table.ts';
import { RESERVE } from '../state/zones.ts';
import { rowOf } from '../stats.ts';
import { canFinish, countUnits, unitsOf } from './units.ts';

const FIRST = 1;
const SECOND = 2;
const BOTH = 3;

/**
 * Pays energy exactly: one die after the other until every unit is found. (R4.4, R4.10)
 * The types demanded stand in `game.scratch.need`; only what can still be finished is offered.
 */
export function payEnergy(game: Game, seat: number, energy: number): void {
  if (energy === 0) {
    if (seat === game.active) game.state.now.held = 0;
    return;
  }
  if (unitsOf(game, seat) === energy && !hasVirtual(game, seat)) spendAll(game, seat);
  else commit(game, seat, pickUnits(game, seat, energy));
}

/** Every energy die of the Reserve pays: nothing to choose. */
function spendAll(game: Game, seat: number): void {
  const { table } = game;
  const { order, row } = table;
  const { units } = game.layout.faces;
  const first = table.first(seat, RESERVE);
  for (let place = first + table.count(seat, RESERVE) - 1; place >= first; place--) {
    const die = order[place] ?? 0;
    if (units[row[die] ?? 0] !== 0) spendDie(game, die, BOTH, seat);
  }
}

/** Marks dice until the cost is met; the virtual units that belong to it. */
function pickUnits(game: Game, seat: number, energy: number): number {
  const { decision } = game;
  const { taken } = game.scratch;
  for (let unit = 0; unit < UNIT_KINDS; unit++) taken[unit] = 0;
  let open = energy;
  let virtual = 0;
  let total = countUnits(game, seat);
  while (open > 0 && total > open) {
    openPayment(game, seat, open, total, virtual);
    const pick = choose(game);
    const what = decision.a[pick] ?? 0;
    if (decision.verb[pick] === SPEND_VIRTUAL) {
      shiftUnit(game.scratch.have, game.scratch.taken, what, 1);
      virtual += 1 << (what * VIRTUAL_BITS);
      open--;
      total--;
    } else {
      const row = rowOf(game, what);
      total -= game.layout.unitsOn(row);
      open -= take(game, what, row, decision.b[pick] ?? BOTH);
    }
  }
  return open > 0 ? takeAll(game, seat, virtual) : virtual;
}

/** Virtual units taken so far, packed by kind: five bits each. */
const VIRTUAL_BITS = 5;

function virtualTaken(virtual: number, unit: number): number {
  return (virtual >>> (unit * VIRTUAL_BITS)) & 31;
}

function hasVirtual(
  {
    table,
    state: {
      now: { held },
    },
  }: Game,
  seat: number,
): boolean {
  return held > 0 || table.virtualTotal[seat] !== 0;
}

function virtualLeft(game: Game, seat: number, unit: number, virtual: number): number {
  const held = unit === GENERIC && seat === game.active ? game.state.now.held : 0;
  const stored = game.table.virtual[seat * UNIT_KINDS + unit] ?? 0;
  return stored + held - virtualTaken(virtual, unit);
}

function takeAllVirtual(game: Game, seat: number, virtual: number): number {
  let all = virtual;
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    all += virtualLeft(game, seat, unit, virtual) << (unit * VIRTUAL_BITS);
  }
  return all;
}

/** Everything that is left pays: nothing to choose. */
function takeAll(game: Game, seat: number, virtual: number): number {
  const { table } = game;
  const { mark } = game.scratch;
  const { order, row } = table;
  const { firstUnit } = game.layout.faces;
  const first = table.first(seat, RESERVE);
  const end = first + table.count(seat, RESERVE);
  for (let place = first; place < end; place++) {
    const die = order[place] ?? 0;
    if (mark[die] === 0 && firstUnit[row[die] ?? 0] !== NO_UNIT) mark[die] = BOTH;
  }
  return takeAllVirtual(game, seat, virtual);
}

function openPayment(game: Game, seat: number, open: number, total: number, virtual: number): void {
  const { table, decision } = game;
  const { mark } = game.scratch;
  decision.open('pay', seat, 'R4.10');
  decision.size = open;
  if (hasVirtual(game, seat)) offerVirtual(game, seat, open, total, virtual);
  const { order } = table;
  const first = table.first(seat, RESERVE);
  const end = first + table.count(seat, RESERVE);
  for (let place = first; place < end; place++) {
    const die = order[place] ?? 0;
    if (mark[die] === 0 && !isOffered(game, die)) offerDie(game, die, open, total);
  }
}

function offerVirtual(
  game: Game,
  seat: number,
  open: number,
  total: number,
  virtual: number,
): void {
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    const isLeft = virtualLeft(game, seat, unit, virtual) > 0;
    if (isLeft && stillFinishes(game, unit, NO_UNIT, open, total)) {
      game.decision.add(SPEND_VIRTUAL, unit, -1);
    }
  }
}

function offerDie(game: Game, die: number, open: number, total: number): void {
  const { decision, layout } = game;
  const row = game.table.row[die] ?? 0;
  const first = layout.faces.firstUnit[row] ?? NO_UNIT;
  const second = layout.faces.secondUnit[row] ?? NO_UNIT;
  if (first === NO_UNIT) return;
  if (second === NO_UNIT) {
    if (stillFinishes(game, first, NO_UNIT, open, total)) decision.add(SPEND, die, BOTH);
    return;
  }
  if (open > 1 && stillFinishes(game, first, second, open, total)) decision.add(SPEND, die, BOTH);
  // The rest of a die that gives one unit cannot pay for the same cost.
  if (withoutRest(game, first, second, open, total)) decision.add(SPEND, die, FIRST);
  if (first !== second && withoutRest(game, second, first, open, total)) {
    decision.add(SPEND, die, SECOND);
  }
}

/** Equal dice are one option. */
function isOffered(game: Game, die: number): boolean {
  const { decision, table } = game;
  const row = table.row[die];
  for (let option = 0; option < decision.count; option++) {
    if (decision.verb[option] !== SPEND) continue;
    if (table.row[decision.a[option] ?? 0] === row) return true;
  }
  return false;
}

/** Whether the cost can still be met after taking these units. */
function stillFinishes(
  game: Game,
  first: number,
  second: number,
  open: number,
  total: number,
): boolean {
  const { have, taken, need } = game.scratch;
  const units = second === NO_UNIT ? 1 : 2;
  shiftUnit(have, taken, first, 1);
  if (units === 2) shiftUnit(have, taken, second, 1);
  const can = canFinish(have, taken, need, open - units, total - units);
  shiftUnit(have, taken, first, -1);
  if (units === 2) shiftUnit(have, taken, second, -1);
  return can;
}

function withoutRest(
  game: Game,
  spent: number,
  rest: number,
  open: number,
  total: number,
): boolean {
  const { have, taken, need } = game.scratch;
  shiftUnit(have, taken, spent, 1);
  have[rest] = (have[rest] ?? 0) - 1;
  const can = canFinish(have, taken, need, open - 1, total - 2);
  have[rest] = (have[rest] ?? 0) + 1;
  shiftUnit(have, taken, spent, -1);
  return can;
}

function shiftUnit(have: Int32Array, taken: Int32Array, unit: number, by: number): void {
  have[unit] = (have[unit] ?? 0) - by;
  taken[unit] = (taken[unit] ?? 0) + by;
}

/** Marks a die as paying; how many units that gives. What it does not give is lost to this cost. */
function take(game: Game, die: number, row: number, units: number): number {
  const { layout } = game;
  const { have, taken, mark } = game.scratch;
  const first = layout.faces.firstUnit[row] ?? NO_UNIT;
  const second = layout.faces.secondUnit[row] ?? NO_UNIT;
  mark[die] = units;
  have[first] = (have[first] ?? 0) - 1;
  if (second !== NO_UNIT) have[second] = (have[second] ?? 0) - 1;
  let count = 0;
  if ((units & FIRST) !== 0) {
    taken[first] = (taken[first] ?? 0) + 1;
    count++;
  }
  if ((units & SECOND) !== 0 && second !== NO_UNIT) {
    taken[second] = (taken[second] ?? 0) + 1;
    count++;
  }
  return count;
}

/** Spent dice leave, half-spent dice turn. */
function commit(game: Game, seat: number, virtual: number): void {
  const { table } = game;
  const { mark } = game.scratch;
  const held =
    seat === game.active ? Math.min(game.state.now.held, virtualTaken(virtual, GENERIC)) : 0;
  if (seat === game.active) game.state.now.held = 0;
  if (virtual !== 0) spendVirtual(game, seat, virtual - (held << (GENERIC * VIRTUAL_BITS)));
  const { order } = table;
  const first = table.first(seat, RESERVE);
  for (let place = first + table.count(seat, RESERVE) - 1; place >= first; place--) {
    const die = order[place] ?? 0;
    const units = mark[die] ?? 0;
    if (units === 0) continue;
    mark[die] = 0;
    spendDie(game, die, units, seat);
  }
}

function spendVirtual(game: Game, seat: number, virtual: number): void {
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    const spent = virtualTaken(virtual, unit);
    if (spent === 0) continue;
    game.table.changeVirtual(seat, unit, -spent);
    noteUnit(game, 'unit-spent', 'R3.9', seat, unit, spent);
  }
}

function spendDie(game: Game, die: number, units: number, seat: number): void {
  const { table, layout } = game;
  const { faces } = layout;
  const row = table.row[die] ?? 0;
  const isWhole = units === BOTH || faces.secondUnit[row] === NO_UNIT;
  if (!isWhole) {
    const left = units === FIRST ? faces.withoutFirst[row] : faces.withoutSecond[row];
    if (left !== undefined && left !== NO_FACE) {
      // R4.5, R4.8
      table.turn(die, left);
      table.flags[die] = (table.flags[die] ?? 0) | PARTLY_SPENT;
      note(game, 'half-spent', 'R4.5', seat, die);
      return;
    }
    if (layout.isDoubleGeneric(row)) keepGeneric(game, seat);
  }
  spend(game, die, seat);
}

/** The other half of a double generic face. (R4.6, R4.7) */
function keepGeneric(game: Game, seat: number): void {
  if (seat !== game.active) return;
  if (game.profile.genericPartial === 'lose') {
    game.state.now.held = 1;
    return;
  }
  game.table.changeVirtual(seat, GENERIC, 1);
  noteUnit(game, 'unit-kept', 'R4.6', seat, GENERIC, 1);
}

/** All virtual energy of a seat vanishes. (R3.9) */
export function loseVirtual(game: Game, seat: number): void {
  if (game.table.virtualTotal[seat] !== 0) loseEveryKind(game, seat);
}

function loseEveryKind(game: Game, seat: number): void {
  const { table } = game;
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    const lost = table.virtual[seat * UNIT_KINDS + unit] ?? 0;
    if (lost === 0) continue;
    table.changeVirtual(seat, unit, -lost);
    noteUnit(game, 'unit-lost', 'R3.9', seat, unit, lost);
  }
}

export function gainVirtual(
  game: Game,
  seat: number,
  unit: number,
  amount: number,
  rules: string,
): void {
  game.table.changeVirtual(seat, unit, amount);
  noteUnit(game, 'unit-gained', rules, seat, unit, amount);
}
