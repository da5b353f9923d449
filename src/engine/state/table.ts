import { FACES, UNIT_KINDS } from '../faces.ts';
import type { OpponentSetup, Seat } from '../setup.ts';
import { CHARACTER_KIND, type Layout, SIDEKICK_KIND } from './layout.ts';
import { ATTACK, BAG, CARD, FIELD, ZONE_COUNT } from './zones.ts';

/** A die that pays for a part of its energy is turned and may not be rerolled. (R4.8) */
export const PARTLY_SPENT = 1;
export const FIELDED_THIS_TURN = 2;
export const ATTACKED_THIS_TURN = 4;
export const BLOCKED_THIS_TURN = 8;
/** Attackers that a blocker was assigned to stay blocked. (R12.9) */
export const WAS_BLOCKED = 16;
export const DEALT_COMBAT_DAMAGE = 32;
/** It lay in the Prep Area when the turn began. */
export const WAS_IN_PREP = 64;
/** It paid for something this turn. */
export const SPENT = 128;

export const NONE = -1;

/** The first cards of a layout stand for Sidekicks, which nobody can buy. */
const SIDEKICK_CARDS = 2;

/** Every die and both players as numbers, in one piece of memory, so that a new game is one copy. */
export class Table {
  readonly zone: Uint8Array;
  /** In whose zones the die lies: its controller while in the Field. */
  readonly side: Uint8Array;
  readonly owner: Uint8Array;
  /** The top face, 0 to 5; what an unrolled die shows does not matter. (R1.10) */
  readonly face: Uint8Array;
  /** The same as a row of the face table; `turn` keeps both. */
  readonly row: Int16Array;
  readonly flags: Uint8Array;
  /** The card whose text the die uses; its own unless it copies another. (R17.4) */
  readonly text: Uint8Array;
  readonly damage: Int16Array;
  /** How often it was damaged this turn. */
  readonly hits: Int16Array;
  readonly attackBonus: Int16Array;
  readonly defenseBonus: Int16Array;
  /** An attack value that stands in for the printed one, or -1. */
  readonly attackSet: Int16Array;
  /** The row of faces that its numbers are copied from, or -1. (R17.4) */
  readonly statRow: Int16Array;
  /** The die it lies under, or the die that controls it; else -1. (R17.1, R17.2) */
  readonly heldBy: Int16Array;
  /** Keywords given to the die by effects. */
  readonly granted: Int32Array;
  readonly life: Int16Array;
  /** Virtual energy, six kinds for each seat, and all of it; `changeVirtual` keeps both. (R3.9) */
  readonly virtual: Int16Array;
  readonly virtualTotal: Uint8Array;
  /** Dice left on each card. */
  readonly supply: Uint8Array;
  /** How many dice lie in each zone, nine for each seat. */
  readonly counts: Uint8Array;

  readonly layout: Layout;
  /** The dice of every zone; those of one begin at its `first`. Zones have no order that matters to the rules. */
  readonly order: Uint8Array;
  private readonly slot: Uint8Array;
  private readonly dice: number;
  private readonly bytes: Uint8Array;
  private readonly start: Uint8Array;
  private readonly hashed: number;

  constructor(layout: Layout, seats: readonly [OpponentSetup, OpponentSetup]) {
    this.layout = layout;
    const dice = layout.diceCount;
    this.dice = dice;
    const memory = new Memory(dice * 64 + layout.cardCount + 512);
    this.granted = memory.words(dice);
    this.damage = memory.shorts(dice);
    this.hits = memory.shorts(dice);
    this.attackBonus = memory.shorts(dice);
    this.defenseBonus = memory.shorts(dice);
    this.attackSet = memory.shorts(dice);
    this.statRow = memory.shorts(dice);
    this.heldBy = memory.shorts(dice);
    this.row = memory.shorts(dice);
    this.life = memory.shorts(2);
    this.virtual = memory.shorts(2 * UNIT_KINDS);
    this.zone = memory.bytes(dice);
    this.side = memory.bytes(dice);
    this.owner = memory.bytes(dice);
    this.face = memory.bytes(dice);
    this.flags = memory.bytes(dice);
    this.text = memory.bytes(dice);
    this.supply = memory.bytes(layout.cardCount);
    this.counts = memory.bytes(2 * ZONE_COUNT);
    this.hashed = memory.used;
    this.virtualTotal = memory.bytes(2);
    this.slot = memory.bytes(dice);
    this.order = memory.bytes(2 * ZONE_COUNT * dice);
    this.bytes = memory.all();
    this.lay(seats);
    this.start = this.bytes.slice();
  }

  /** Back to the start of the game. */
  reset(): void {
    this.bytes.set(this.start);
  }

  count(seat: number, zone: number): number {
    return this.counts[seat * ZONE_COUNT + zone] ?? 0;
  }

  /** Gives a seat virtual energy of a kind, or takes it. */
  changeVirtual(seat: number, unit: number, by: number): void {
    const { virtual, virtualTotal } = this;
    const at = seat * UNIT_KINDS + unit;
    virtual[at] = (virtual[at] ?? 0) + by;
    virtualTotal[seat] = (virtualTotal[seat] ?? 0) + by;
  }

  /** Dice in the Field of a seat, Attack Zone included. (R5.1) */
  fieldCount(seat: number): number {
    return this.count(seat, FIELD) + this.count(seat, ATTACK);
  }

  /** No die in the Field of either seat. (R5.1) */
  isFieldEmpty(): boolean {
    return this.fieldCount(0) + this.fieldCount(1) === 0;
  }

  /** Where the dice of a zone begin in `order`. */
  first(seat: number, zone: number): number {
    return (seat * ZONE_COUNT + zone) * this.dice;
  }

  /** The die at a place of a zone. */
  at(seat: number, zone: number, place: number): number {
    return this.order[(seat * ZONE_COUNT + zone) * this.dice + place] ?? 0;
  }

  /** Turns a die to a face. */
  turn(die: number, face: number): void {
    this.face[die] = face;
    this.row[die] = (this.layout.cardOf[die] ?? 0) * FACES + face;
  }

  /** Moves a die; the last of its old zone takes its place there. */
  put(die: number, zone: number, seat: number): void {
    const { order, slot, counts, dice } = this;
    const from = (this.side[die] ?? 0) * ZONE_COUNT + (this.zone[die] ?? 0);
    const left = (counts[from] ?? 0) - 1;
    const gap = slot[die] ?? 0;
    const last = order[from * dice + left] ?? 0;
    order[from * dice + gap] = last;
    slot[last] = gap;
    counts[from] = left;
    this.insert(die, zone, seat);
  }

  /** Moves all of a zone of unrolled or spent dice, last die first. */
  pour(seat: number, from: number, to: number): void {
    const { order, slot, zone, flags, counts, dice } = this;
    const source = (seat * ZONE_COUNT + from) * dice;
    const target = seat * ZONE_COUNT + to;
    let filled = counts[target] ?? 0;
    for (let place = (counts[seat * ZONE_COUNT + from] ?? 0) - 1; place >= 0; place--) {
      const die = order[source + place] ?? 0;
      order[target * dice + filled] = die;
      slot[die] = filled++;
      zone[die] = to;
      flags[die] = 0;
    }
    counts[target] = filled;
    counts[seat * ZONE_COUNT + from] = 0;
  }

  /** Moves all of a zone in the order of a list that names exactly its dice; they stay as they are. */
  pourList(seat: number, from: number, to: number, list: Uint8Array): void {
    const { order, slot, zone, counts, dice } = this;
    const target = seat * ZONE_COUNT + to;
    const moved = counts[seat * ZONE_COUNT + from] ?? 0;
    let filled = counts[target] ?? 0;
    for (let place = 0; place < moved; place++) {
      const die = list[place] ?? 0;
      order[target * dice + filled] = die;
      slot[die] = filled++;
      zone[die] = to;
    }
    counts[target] = filled;
    counts[seat * ZONE_COUNT + from] = 0;
  }

  /** A number for the whole state. Two different states hardly ever share it. */
  hash(extra: number): number {
    let hash = 0x81_1c_9d_c5 ^ extra;
    for (let place = 0; place < this.hashed; place++) {
      hash = Math.imul(hash ^ (this.bytes[place] ?? 0), 0x01_00_01_93);
    }
    hash ^= hash >>> 15;
    return Math.imul(hash, 0x2c_1b_3c_6d) >>> 0;
  }

  private insert(die: number, zone: number, seat: number): void {
    const to = seat * ZONE_COUNT + zone;
    const place = this.counts[to] ?? 0;
    this.order[to * this.dice + place] = die;
    this.slot[die] = place;
    this.counts[to] = place + 1;
    this.zone[die] = zone;
    this.side[die] = seat;
  }

  /** Sidekicks in the bags, all other dice on their cards. (R6.1) */
  private lay(seats: readonly [OpponentSetup, OpponentSetup]): void {
    const { layout } = this;
    this.attackSet.fill(NONE);
    this.statRow.fill(NONE);
    this.heldBy.fill(NONE);
    for (let die = 0; die < layout.diceCount; die++) {
      const card = layout.cardOf[die] ?? 0;
      const seat = layout.cardSeat[card] ?? 0;
      this.owner[die] = seat;
      this.text[die] = card;
      this.turn(die, 0);
      this.insert(die, layout.cardKind[card] === SIDEKICK_KIND ? BAG : CARD, seat);
    }
    this.supply.set(layout.cardDice);
    this.supply.fill(0, 0, SIDEKICK_CARDS);
    for (const seat of [0, 1] as const) this.life[seat] = seats[seat].life;
  }
}

/** Hands out aligned pieces of one block of memory, the widest first. */
class Memory {
  used = 0;
  private readonly buffer: ArrayBuffer;

  constructor(size: number) {
    this.buffer = new ArrayBuffer(size + 8);
  }

  words(count: number): Int32Array {
    return new Int32Array(this.buffer, this.take(count * 4), count);
  }

  shorts(count: number): Int16Array {
    return new Int16Array(this.buffer, this.take(count * 2), count);
  }

  bytes(count: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(count), count);
  }

  all(): Uint8Array {
    return new Uint8Array(this.buffer, 0, this.used);
  }

  private take(size: number): number {
    const at = this.used;
    this.used += size;
    return at;
  }
}

/** Dice with character faces. */
export function isCharacterCard(layout: Layout, card: number): boolean {
  return (layout.cardKind[card] ?? 0) <= CHARACTER_KIND;
}

export function otherSeat(seat: number): Seat {
  return seat === 0 ? 1 : 0;
}
