import type { Effect } from '../../language/effect.ts';
import type { Seat } from '../setup.ts';

/** What a player is asked. */
export const DECISIONS = [
  'reroll',
  'main',
  'window',
  'attackers',
  'blockers',
  'keyword-window',
  'pay',
  'split-damage',
  'target',
  'may',
  'order',
  'name',
  'amount',
  'reaction',
  'choose-die',
  'drawn-die',
  'rolled-face',
  'face',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What an option does, with what its numbers `a` and `b` mean. */
export const PASS = 0;
/** No more of a set. */
export const DONE = 1;
/** a: card. */
export const BUY = 2;
/** a: die. */
export const FIELD_DIE = 3;
/** a: action die. */
export const USE = 4;
/** a: place among the activated abilities; b: die that bears it, or -1. */
export const ACTIVATE = 5;
/** a: die. */
export const REROLL = 6;
/** a: die; b: which units, 1 the first, 2 the second, 3 both. */
export const SPEND = 7;
/** a: kind of unit. */
export const SPEND_VIRTUAL = 8;
/** a: die. */
export const ATTACK_WITH = 9;
/** a: blocker; b: attacker. */
export const BLOCK_WITH = 10;
/** a: points. b: die that gets them, or -1. */
export const AMOUNT = 11;
/** a: die. */
export const PICK_DIE = 12;
/** a: seat. */
export const PICK_PLAYER = 13;
export const YES = 14;
export const NO = 15;
/** a: place among waiting triggers. */
export const RESOLVE = 16;
/** a: card. */
export const PICK_CARD = 17;
/** a: face; b: die. */
export const PICK_FACE = 18;

const MOST_OPTIONS = 2048;

/** An open question with its options. One object serves the whole game. */
export class Decision {
  kind: DecisionKind = 'main';
  seat: Seat = 0;
  count = 0;
  /** The die or card whose text asks; -1 when the rules ask. */
  die = -1;
  card = -1;
  /** The step of that text, and how much it deals or -1; of a payment what is still to be paid. */
  about: Effect | null = null;
  size = -1;
  rule = '';
  readonly verb = new Uint8Array(MOST_OPTIONS);
  readonly a = new Int16Array(MOST_OPTIONS);
  readonly b = new Int16Array(MOST_OPTIONS);

  open(kind: DecisionKind, seat: number, rule: string): void {
    this.kind = kind;
    this.seat = seat === 0 ? 0 : 1;
    this.rule = rule;
    this.count = 0;
    this.die = -1;
    this.card = -1;
    this.about = null;
    this.size = -1;
  }

  add(verb: number, a: number, b: number): void {
    const place = this.count++;
    this.verb[place] = verb;
    this.a[place] = a;
    this.b[place] = b;
  }
}
