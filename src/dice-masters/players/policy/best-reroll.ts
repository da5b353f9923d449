import { ENERGY_TYPES, type EnergyType } from '../../cards/energy.ts';
import { FACES, NO_UNIT, WILD } from '../../engine/faces.ts';
import type { Game } from '../../engine/game.ts';

const TYPES = ENERGY_TYPES.length;
/** Further dice of a roll are kept. */
const MOST_DICE = 8;
/** Cards up to this number; eight of them and a state make a number that a double holds exactly. */
const CARDS = 36;
const STATES = 2048;

/**
 * Picks the dice that make one price likeliest after the reroll: every subset is weighed with its exact chance.
 * A state is what the kept dice pay: units, types covered, wilds; each capped at what the price asks.
 */
export class BestReroll {
  private readonly cost: number;
  private readonly mask: number;
  private readonly mostWild: number;
  /** Chances by the dice still to roll and the state. */
  private readonly known = new Map<number, number>();
  private readonly rows: number[] = [];
  /** Cards of the dice to reroll, and a number for those from each place on. */
  private readonly cards = new Uint8Array(MOST_DICE + 1);
  private readonly codes = new Float64Array(MOST_DICE + 1);

  constructor(cost: number, types: readonly EnergyType[]) {
    this.cost = cost;
    this.mask = types.reduce((mask, type) => mask | (1 << ENERGY_TYPES.indexOf(type)), 0);
    this.mostWild = bitCount(this.mask);
  }

  /** Rows of the faces to reroll, as few as do it. */
  rowsToReroll(game: Game): number[] {
    const { rows } = this;
    rows.length = 0;
    for (let place = 0; place < game.state.now.rollingCount && rows.length < MOST_DICE; place++) {
      const row = game.table.row[game.state.rolling[place] ?? 0] ?? 0;
      if (row < CARDS * FACES) rows.push(row);
    }
    rows.sort((a, b) => a - b);
    let best = 0;
    let most = -1;
    for (const set of setsBySize(rows.length)) {
      if (this.isRepeated(set)) continue;
      const chance = this.chanceOf(game, set);
      if (chance <= most + TINY) continue;
      most = chance;
      best = set;
    }
    return rows.filter((_, place) => (best & (1 << place)) !== 0);
  }

  /** Of equal faces the first ones are put back. */
  private isRepeated(set: number): boolean {
    const { rows } = this;
    for (let place = 1; place < rows.length; place++) {
      const skipsEqual = (set & (1 << place)) !== 0 && (set & (1 << (place - 1))) === 0;
      if (skipsEqual && rows[place] === rows[place - 1]) return true;
    }
    return false;
  }

  private chanceOf(game: Game, set: number): number {
    const { rows, cards, codes } = this;
    let state = 0;
    let count = 0;
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] ?? 0;
      if ((set & (1 << place)) === 0) state = this.add(game, state, row);
      else cards[count++] = Math.floor(row / FACES);
    }
    codes[count] = 0;
    for (let place = count - 1; place >= 0; place--) {
      codes[place] = (codes[place + 1] ?? 0) * (CARDS + 1) + (cards[place] ?? 0) + 1;
    }
    return this.chance(game, state, 0, count);
  }

  /** The chance to pay when the dice from a place on are rolled on top of what is there. */
  private chance(game: Game, state: number, place: number, count: number): number {
    if (this.isPaid(state)) return 1;
    if (place === count) return 0;
    const key = (this.codes[place] ?? 0) * STATES + state;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    const first = (this.cards[place] ?? 0) * FACES;
    for (let row = first; row < first + FACES; row++) {
      sum += this.chance(game, this.add(game, state, row), place + 1, count);
    }
    this.known.set(key, sum / FACES);
    return sum / FACES;
  }

  private add({ layout: { faces } }: Game, state: number, row: number): number {
    const after = this.addUnit(state, faces.firstUnit[row] ?? NO_UNIT);
    return this.addUnit(after, faces.secondUnit[row] ?? NO_UNIT);
  }

  private addUnit(state: number, unit: number): number {
    if (unit === NO_UNIT) return state;
    const units = Math.min(this.cost, (state >> UNITS_AT) + 1);
    const rest = state & REST;
    if (unit === WILD) {
      const wild = Math.min(this.mostWild, (rest >> TYPES) + 1);
      return (units << UNITS_AT) | (wild << TYPES) | (rest & TYPE_BITS);
    }
    return (units << UNITS_AT) | rest | (unit < TYPES ? this.mask & (1 << unit) : 0);
  }

  /** Every type needs a unit of its own, wild ones standing in. (R3.2, R4.10) */
  private isPaid(state: number): boolean {
    const missing = bitCount(this.mask & ~(state & TYPE_BITS));
    return state >> UNITS_AT >= this.cost && missing <= (state & REST) >> TYPES;
  }
}

const TYPE_BITS = (1 << TYPES) - 1;
const UNITS_AT = TYPES + 3;
const REST = (1 << UNITS_AT) - 1;
/** Equal chances differ by rounding alone. */
const TINY = 1e-12;

function bitCount(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
}

const SETS: number[][] = [];

/** Every set of so many dice, small sets first. */
function setsBySize(dice: number): readonly number[] {
  const known = SETS[dice];
  if (known) return known;
  const size = (set: number) => set.toString(2).replaceAll('0', '').length;
  const sets = Array.from({ length: 1 << dice }, (_, set) => set);
  sets.sort((a, b) => size(a) - size(b) || a - b);
  SETS[dice] = sets;
  return sets;
}
