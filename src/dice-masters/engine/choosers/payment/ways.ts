import { canFinish } from '../../energy/units.ts';
import { GENERIC, NO_FACE, NO_UNIT, UNIT_KINDS, WILD } from '../../faces.ts';
import type { Game } from '../../game.ts';
import type { Seat } from '../../setup.ts';
import { RESERVE } from '../../state/zones.ts';
import { showsEnergy, zoneDice } from '../../stats.ts';

const FIRST = 1;
const SECOND = 2;
const BOTH = 3;

/** What can pay: energy without a die by kind, or equal dice by their face. */
interface Source {
  count: number;
  /** The row of its face, or -1 without a die. */
  row: number;
  units: readonly number[];
}

/** So many of a source, and which of their units. */
interface Part {
  row: number;
  unit: number;
  units: number;
  count: number;
}

/** A whole payment: its parts, what it leaves, and how dear that is by the plain rule. */
export interface Way {
  parts: Part[];
  left: Int32Array;
  total: number;
  price: number;
}

/** Every way to pay what is still open. (R4.10) */
export function waysToPay(game: Game, seat: Seat, open: number): Way[] {
  const sources = sourcesOf(game, seat);
  const ways: Way[] = [];
  const spent = Int32Array.from(game.scratch.taken);
  const left = restOfMarked(game, seat);
  for (const { count, units } of sources) {
    for (const unit of units) left[unit] = (left[unit] ?? 0) + count;
  }
  tryFrom(game, seat, sources, 0, open, { parts: [], left, total: 0, price: 0 }, spent, ways);
  return ways;
}

function tryFrom(
  game: Game,
  seat: Seat,
  sources: readonly Source[],
  place: number,
  open: number,
  soFar: Way,
  spent: Int32Array,
  ways: Way[],
): void {
  if (open === 0) {
    if (canFinish(NOTHING, spent, game.scratch.need, 0, 0)) {
      ways.push({ ...soFar, total: soFar.left.reduce((sum, count) => sum + count, 0) });
    }
    return;
  }
  const source = sources[place];
  if (source === undefined) return;
  for (const parts of partsOf(source, open)) {
    const taken = Int32Array.from(spent);
    const left = Int32Array.from(soFar.left);
    let paid = 0;
    let price = soFar.price;
    for (const part of parts) {
      paid += take(game, seat, source, part, taken, left);
      price += priceOf(source, part) * part.count;
    }
    const way = { parts: [...soFar.parts, ...parts], left, total: 0, price };
    tryFrom(game, seat, sources, place + 1, open - paid, way, taken, ways);
  }
}

const NOTHING = new Int32Array(NO_UNIT + 1);

/** All splits of a source into whole dice and halves that pay no more than is open. */
function partsOf({ count, row, units }: Source, open: number): Part[][] {
  const [unit = GENERIC, second] = units;
  const part = (which: number, many: number): Part[] =>
    many > 0 ? [{ row, unit, units: which, count: many }] : [];
  const lists: Part[][] = [];
  for (let whole = 0; whole <= count && whole * units.length <= open; whole++) {
    if (second === undefined) {
      lists.push(part(BOTH, whole));
      continue;
    }
    for (let first = 0; whole + first <= count && whole * 2 + first <= open; first++) {
      const most = unit === second ? 0 : Math.min(count - whole - first, open - whole * 2 - first);
      for (let other = 0; other <= most; other++) {
        lists.push([...part(BOTH, whole), ...part(FIRST, first), ...part(SECOND, other)]);
      }
    }
  }
  return lists;
}

/** Moves units from what is left to what is spent; how many that are. */
function take(
  game: Game,
  seat: Seat,
  { row, units }: Source,
  { units: which, count }: Part,
  spent: Int32Array,
  left: Int32Array,
): number {
  let paid = 0;
  for (const [place, unit] of units.entries()) {
    left[unit] = (left[unit] ?? 0) - count;
    if ((which & (place + 1)) === 0) continue;
    spent[unit] = (spent[unit] ?? 0) + count;
    paid += count;
  }
  if (units.length === 2 && which !== BOTH) keepRest(game, seat, row, which, count, left);
  return paid;
}

/** The half that stays: as a turned die, or as energy without one. (R4.5–R4.7) */
function keepRest(
  game: Game,
  seat: Seat,
  row: number,
  which: number,
  count: number,
  left: Int32Array,
): void {
  const { faces } = game.layout;
  const rest = (which === FIRST ? faces.secondUnit[row] : faces.firstUnit[row]) ?? NO_UNIT;
  const turned = which === FIRST ? faces.withoutFirst[row] : faces.withoutSecond[row];
  const isKept = turned !== undefined && turned !== NO_FACE;
  const isBanked = game.layout.isDoubleGeneric(row) && seat === game.active;
  if (isKept) left[rest] = (left[rest] ?? 0) + count;
  else if (isBanked) left[rest] = (left[rest] ?? 0) + bankedOf(game, count);
}

/** In 2016 a single half waits for a cost paid together with this one. */
function bankedOf({ profile }: Game, count: number): number {
  return profile.genericPartial === 'lose' ? 1 : count;
}

/** Generic energy first, wild last, halves only when nothing else fits. */
function priceOf({ row, units }: Source, { units: which }: Part): number {
  if (row < 0) return 0;
  const [unit] = units;
  const kind = unit === GENERIC ? 1 : unit === WILD ? 3 : 2;
  return which === BOTH ? kind : kind + 10;
}

function sourcesOf(game: Game, seat: Seat): Source[] {
  const rows = new Map<number, Source>();
  for (const die of zoneDice(game, seat, RESERVE)) {
    if (game.scratch.mark[die] !== 0 || !showsEnergy(game, die)) continue;
    const row = game.table.row[die] ?? 0;
    const known = rows.get(row);
    if (known) known.count++;
    else rows.set(row, { count: 1, row, units: unitsOfRow(game, row) });
  }
  const dice = [...rows.values()];
  return [...withoutDice(game, dice), ...dice];
}

function unitsOfRow({ layout }: Game, row: number): number[] {
  const { firstUnit, secondUnit } = layout.faces;
  return [firstUnit[row], secondUnit[row]].filter(
    (unit) => unit !== undefined && unit !== NO_UNIT,
  ) as number[];
}

/** What is there besides the dice. */
function withoutDice(game: Game, dice: readonly Source[]): Source[] {
  const there = Int32Array.from(game.scratch.have);
  for (const { count, units } of dice) {
    for (const unit of units) there[unit] = (there[unit] ?? 0) - count;
  }
  return Array.from({ length: UNIT_KINDS }, (_, unit) => unit).flatMap((unit) => {
    const count = there[unit] ?? 0;
    return count > 0 ? [{ count, row: -1, units: [unit] }] : [];
  });
}

/** What dice chosen already will leave of themselves. */
function restOfMarked(game: Game, seat: Seat): Int32Array {
  const left = new Int32Array(UNIT_KINDS);
  for (const die of zoneDice(game, seat, RESERVE)) {
    const which = game.scratch.mark[die] ?? 0;
    if (which === FIRST || which === SECOND) {
      const row = game.table.row[die] ?? 0;
      const isDouble = game.layout.faces.secondUnit[row] !== NO_UNIT;
      if (isDouble) keepRest(game, seat, row, which, 1, left);
    }
  }
  return left;
}
