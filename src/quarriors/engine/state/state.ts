import { STARTING_BAG } from '../../cards/card-class.ts';
import type { Layout } from '../layout.ts';
import type { Seat, Setup } from '../setup.ts';
import { type Column, Columns } from './columns.ts';
import { BAG, ZONE_COUNT } from './zones.ts';

/** No die. */
export const NONE = -1;

/** Flags of a die; all of them end with the turn. */
export const WITHOUT_ATTACK = 1;
/** It took its copy of this turn. */
export const COPIED = 2;
/** It came back, or stood, in this combat and takes no more damage in it. (Q6.4.5) */
export const SAFE = 4;

export const PHASES = [
  'start',
  'score',
  'roll',
  'summon',
  'attack',
  'capture',
  'clean-up',
] as const;
export type Phase = (typeof PHASES)[number];

const NOW = { turn: 0, active: 1, phase: 2, quiddity: 3, captures: 4, discount: 5, scored: 6 };
const MORE = { limited: 7, winners: 8, quelled: 9 };
const NOW_LENGTH = 10;
const SEATS = 4;
/** Dice of each basic card that a player begins with. (Q2.4) */
const STARTS: Readonly<Record<string, number>> = STARTING_BAG;

/** Everything that the rest of a game depends on, in one piece of memory, and nothing else. */
export class State {
  readonly layout: Layout;
  /** The place of each die: seat × 6 + zone, and behind all of those one place for each card. */
  readonly place: Int16Array;
  /** Where in its place it lies. */
  readonly slot: Int16Array;
  /** The top face, 0 to 5. */
  readonly face: Int16Array;
  /** The creature that a spell lies with, or -1. (Q7.2) */
  readonly attachedTo: Int16Array;
  /** The row of faces that a creature copies, or -1. */
  readonly copy: Int16Array;
  readonly flags: Int16Array;
  /** What each attacker adds, counted as the attack begins. (Q6.4.1) */
  readonly strike: Int16Array;
  readonly counts: Int16Array;
  /** Dice of every place, one after another from its `first`; unused slots are 0. */
  readonly order: Int16Array;
  readonly first: Int32Array;

  readonly glory: Int16Array;
  /** For all creatures of a seat, until the turn ends. */
  readonly attackBonus: Int16Array;
  readonly defenseBonus: Int16Array;
  /** 1 where destroyed creatures of a seat go to its Active Pool this turn. */
  readonly saves: Int16Array;
  /** Creatures that each seat lost to this turn's attack. */
  readonly lost: Int16Array;
  private readonly now: Int16Array;

  readonly columns: readonly Column[];
  private readonly words: Int16Array;
  private readonly start: Int16Array;

  constructor(setup: Setup, layout: Layout) {
    this.layout = layout;
    const { diceCount: dice, players } = layout;
    const places = players * ZONE_COUNT + layout.cards.length;
    this.first = new Int32Array(places);
    let slots = 0;
    for (let place = 0; place < places; place++) {
      this.first[place] = slots;
      const card = place - players * ZONE_COUNT;
      slots += card < 0 ? dice : (layout.diceOf[card] ?? 0);
    }
    const block = new Columns(dice * 7 + places + slots + SEATS * 5 + NOW_LENGTH);
    this.place = block.take('place', dice);
    this.slot = block.take('slot', dice);
    this.face = block.take('face', dice);
    this.attachedTo = block.take('attachedTo', dice).fill(NONE);
    this.copy = block.take('copy', dice).fill(NONE);
    this.flags = block.take('flags', dice);
    this.strike = block.take('strike', dice);
    this.counts = block.take('counts', places);
    this.order = block.take('order', slots);
    this.glory = block.take('glory', SEATS);
    this.attackBonus = block.take('attackBonus', SEATS);
    this.defenseBonus = block.take('defenseBonus', SEATS);
    this.saves = block.take('saves', SEATS);
    this.lost = block.take('lost', SEATS);
    this.now = block.take('now', NOW_LENGTH);
    this.columns = block.columns;
    this.words = block.all();
    this.dealStart();
    this.active = setup.first;
    this.start = this.words.slice();
  }

  get turn(): number {
    return this.now[NOW.turn] ?? 0;
  }

  set turn(turn: number) {
    this.now[NOW.turn] = turn;
  }

  get active(): Seat {
    return (this.now[NOW.active] ?? 0) as Seat;
  }

  set active(seat: number) {
    this.now[NOW.active] = seat;
  }

  get phase(): Phase {
    return PHASES[this.now[NOW.phase] ?? 0] ?? 'start';
  }

  set phase(phase: Phase) {
    this.now[NOW.phase] = PHASES.indexOf(phase);
  }

  /** Quiddity gained and not used yet. (Q5.1) */
  get quiddity(): number {
    return this.now[NOW.quiddity] ?? 0;
  }

  set quiddity(amount: number) {
    this.now[NOW.quiddity] = amount;
  }

  /** Captures left this turn. (Q6.5.1) */
  get captures(): number {
    return this.now[NOW.captures] ?? 0;
  }

  set captures(count: number) {
    this.now[NOW.captures] = count;
  }

  /** What dice cost less this turn. */
  get discount(): number {
    return this.now[NOW.discount] ?? 0;
  }

  set discount(amount: number) {
    this.now[NOW.discount] = amount;
  }

  /** Creatures that the active player scored this turn. */
  get scored(): number {
    return this.now[NOW.scored] ?? 0;
  }

  set scored(count: number) {
    this.now[NOW.scored] = count;
  }

  /** Creatures summoned this turn of a class with a limit. */
  get limited(): number {
    return this.now[MORE.limited] ?? 0;
  }

  set limited(count: number) {
    this.now[MORE.limited] = count;
  }

  /** Seats that won, as bits; 0 while the game goes on. */
  get winners(): number {
    return this.now[MORE.winners] ?? 0;
  }

  set winners(seats: number) {
    this.now[MORE.winners] = seats;
  }

  /** Spells attached to defenders do nothing in this attack. */
  get isQuelled(): boolean {
    return this.now[MORE.quelled] === 1;
  }

  set isQuelled(is: boolean) {
    this.now[MORE.quelled] = is ? 1 : 0;
  }

  placeOf(seat: number, zone: number): number {
    return seat * ZONE_COUNT + zone;
  }

  /** Where dice of a card lie in the Wilds. */
  wildsOf(card: number): number {
    return this.layout.players * ZONE_COUNT + card;
  }

  count(seat: number, zone: number): number {
    return this.counts[seat * ZONE_COUNT + zone] ?? 0;
  }

  /** Dice left on a card. */
  supply(card: number): number {
    return this.counts[this.wildsOf(card)] ?? 0;
  }

  at(seat: number, zone: number, slot: number): number {
    return this.dieAt(seat * ZONE_COUNT + zone, slot);
  }

  dieAt(place: number, slot: number): number {
    return this.order[(this.first[place] ?? 0) + slot] ?? 0;
  }

  /** The owner of a die, or as many as there are players for a die in the Wilds. (Q4.3) */
  seatOf(die: number): number {
    const place = this.place[die] ?? 0;
    const seat = (place / ZONE_COUNT) | 0;
    return seat < this.layout.players ? seat : this.layout.players;
  }

  isIn(die: number, seat: number, zone: number): boolean {
    return this.place[die] === seat * ZONE_COUNT + zone;
  }

  move(die: number, to: number): void {
    const from = this.place[die] ?? 0;
    const begin = this.first[from] ?? 0;
    const left = (this.counts[from] ?? 0) - 1;
    const gap = this.slot[die] ?? 0;
    const last = this.order[begin + left] ?? 0;
    this.order[begin + gap] = last;
    this.slot[last] = gap;
    this.order[begin + left] = 0;
    this.counts[from] = left;
    this.lay(die, to);
  }

  private lay(die: number, to: number): void {
    const count = this.counts[to] ?? 0;
    this.order[(this.first[to] ?? 0) + count] = die;
    this.slot[die] = count;
    this.place[die] = to;
    this.counts[to] = count + 1;
  }

  /** Q2.3, Q2.4: dice on their cards, and twelve in every bag. */
  private dealStart(): void {
    const { cards, diceOf, players } = this.layout;
    let die = 0;
    for (const [card, { id }] of cards.entries()) {
      const each = STARTS[id] ?? 0;
      for (let seat = 0; seat < players; seat++) {
        for (let more = 0; more < each; more++) this.lay(die++, this.placeOf(seat, BAG));
      }
      const rest = (diceOf[card] ?? 0) - each * players;
      for (let more = 0; more < rest; more++) this.lay(die++, this.wildsOf(card));
    }
  }

  /** Back to the start of the game. */
  reset(): void {
    this.words.set(this.start);
  }

  copyOf(): Int16Array {
    return this.words.slice();
  }

  /** Makes it what it was when the copy was made. */
  become(position: Int16Array): void {
    this.words.set(position);
  }

  equals(other: Int16Array): boolean {
    return this.words.every((word, at) => word === other[at]);
  }

  /** A number for all of it. Two different positions hardly ever share it. */
  hash(): number {
    let hash = 0x81_1c_9d_c5;
    for (const word of this.words) hash = Math.imul(hash ^ (word & 0xff_ff), 0x01_00_01_93);
    hash ^= hash >>> 15;
    return Math.imul(hash, 0x2c_1b_3c_6d) >>> 0;
  }
}
