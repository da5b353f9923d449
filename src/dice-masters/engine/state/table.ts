import { FACES, UNIT_KINDS } from '../faces.ts';
import type { OpponentSetup, Seat } from '../setup.ts';
import type { Block } from './block.ts';
import { Columns } from './columns.ts';
import { CHARACTER_KIND, type Layout, SIDEKICK_KIND } from './layout.ts';
import { ATTACK, BAG, CARD, FIELD, isInField, ZONE_COUNT } from './zones.ts';

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

/** What a table notes about itself, by place in `signs`. */
const WEAKENED = 0;
const SHIFTED = 1;
const WEAK = 2;
const HELD = 3;

/** The first cards of a layout stand for Sidekicks, which nobody can buy. */
const SIDEKICK_CARDS = 2;

/** The dice and both players. Whatever changes a number here also keeps what follows from it. */
export class Table extends Columns {
  constructor(
    layout: Layout,
    seats: readonly [OpponentSetup, OpponentSetup],
    keywords: number,
    block: Block,
  ) {
    super(layout, keywords, block);
    this.lay(seats);
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

  /** A number of some die has changed for the worse since `settled`, or its face; it may be at its last defense. */
  get isWeakened(): boolean {
    return this.signs[WEAKENED] !== 0;
  }

  /** Dice or texts have entered or left the Field since `settled`. */
  get isShifted(): boolean {
    return this.signs[SHIFTED] !== 0;
  }

  /** Nobody is at the last defense as things stand. */
  settled(): void {
    this.signs[WEAKENED] = 0;
    this.signs[SHIFTED] = 0;
  }

  /** Some die is hurt or weakened this turn, so that it may fall when a text does less for it. */
  get hasWeak(): boolean {
    return this.signs[WEAK] !== 0;
  }

  /** Dice that lie under another die or are controlled by one. */
  get heldDice(): number {
    return this.signs[HELD] ?? 0;
  }

  /** Whether a die in the Field uses the text of a card. */
  isAwake(card: number): boolean {
    return this.awake[card] !== 0;
  }

  /** Texts that effects leave behind come and go. */
  shift(): void {
    this.signs[SHIFTED] = 1;
  }

  /** A die lies under another or is controlled by it; one that was held already only changes hands. (R17.1, R17.2) */
  hold(die: number, by: number): void {
    if (this.heldBy[die] === NONE) this.signs[HELD] = this.heldDice + 1;
    this.heldBy[die] = by;
  }

  letGo(die: number): void {
    if (this.heldBy[die] === NONE) return;
    this.signs[HELD] = this.heldDice - 1;
    this.heldBy[die] = NONE;
  }

  /** Damage to a die; it stays until Cleanup. (R13.8) */
  hurt(die: number, amount: number): void {
    this.damage[die] = (this.damage[die] ?? 0) + amount;
    this.signs[WEAKENED] = 1;
    this.signs[WEAK] = 1;
  }

  /** A and D until the end of the turn. (R13.11) */
  addBonus(die: number, attack: number, defense: number): void {
    this.attackBonus[die] = (this.attackBonus[die] ?? 0) + attack;
    this.defenseBonus[die] = (this.defenseBonus[die] ?? 0) + defense;
    this.signs[WEAKENED] = 1;
    if (defense < 0) this.signs[WEAK] = 1;
  }

  /** Another A in the place of the printed one, and what is added to it. */
  setAttack(die: number, attack: number, added: number): void {
    this.attackSet[die] = attack;
    this.attackBonus[die] = (this.attackBonus[die] ?? 0) + added;
  }

  /** The numbers of another face. (R17.4) */
  copyStats(die: number, row: number): void {
    this.statRow[die] = row;
    this.signs[WEAKENED] = 1;
  }

  /** The text of another card. (R17.4) */
  setText(die: number, card: number): void {
    const before = this.text[die] ?? 0;
    if (before === card) return;
    this.text[die] = card;
    if (!isInField(this.zone[die] ?? 0)) return;
    this.wake(before, -1);
    this.wake(card, 1);
  }

  private wake(card: number, by: number): void {
    this.awake[card] = (this.awake[card] ?? 0) + by;
    this.signs[SHIFTED] = 1;
  }

  /** Bonuses, copies and given keywords end; of the marks on the die some are kept. (R13.11) */
  endEffects(die: number, kept: number): void {
    this.attackBonus[die] = 0;
    this.defenseBonus[die] = 0;
    this.attackSet[die] = NONE;
    this.statRow[die] = NONE;
    this.granted.clear(die);
    this.setText(die, this.layout.cardOf[die] ?? 0);
    this.flags[die] = (this.flags[die] ?? 0) & kept;
  }

  /** The effects of a turn end for all dice in the Field. */
  endTurn(kept: number): void {
    const { order, damage, signs } = this;
    signs[WEAK] = 0;
    signs[SHIFTED] = 1;
    if (this.isFieldEmpty()) return;
    for (let seat = 0; seat < 2; seat++) {
      for (let zone = FIELD; zone <= ATTACK; zone++) {
        const first = this.first(seat, zone);
        const end = first + this.count(seat, zone);
        for (let place = first; place < end; place++) {
          const die = order[place] ?? 0;
          if (damage[die] !== 0) signs[WEAK] = 1;
          this.endEffects(die, kept);
        }
      }
    }
  }

  /** Turns a die to a face. */
  turn(die: number, face: number): void {
    this.face[die] = face;
    this.row[die] = (this.layout.cardOf[die] ?? 0) * FACES + face;
    if (isInField(this.zone[die] ?? 0)) this.signs[WEAKENED] = 1;
  }

  /** Moves a die. */
  put(die: number, zone: number, seat: number): void {
    const before = this.zone[die] ?? 0;
    if (isInField(before) !== isInField(zone)) {
      this.wake(this.text[die] ?? 0, isInField(zone) ? 1 : -1);
    }
    this.pass(die, zone, seat);
  }

  /** Moves a die, not into or out of the Field; the last of its old zone takes its place there. */
  pass(die: number, zone: number, seat: number): void {
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

  /** Moves all of a zone of unrolled or spent dice, last die first; not into or out of the Field. */
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

  /** Moves all of a zone in the order of a list that names exactly its dice, the same way; they stay as they are. */
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

/** Dice with character faces. */
export function isCharacterCard(layout: Layout, card: number): boolean {
  return (layout.cardKind[card] ?? 0) <= CHARACTER_KIND;
}

export function otherSeat(seat: number): Seat {
  return seat === 0 ? 1 : 0;
}
