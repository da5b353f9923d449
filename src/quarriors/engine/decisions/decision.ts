import type { Seat } from '../setup.ts';

/** What a player is asked. */
export const DECISIONS = [
  'window',
  'scores',
  'cull',
  'immediate',
  're-roll',
  'summon',
  'pay',
  'react',
  'defend',
  'destroyed',
  'capture',
  'clean-up',
  'target',
  'upgrade',
  'face',
  'may',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What options do, with what their number `a` means; `b` is another die or -1. */
export const VERBS = [
  /** Nothing more. */
  'done',
  /** a: creature that scored. */
  'score-use',
  /** a: die that returns to its card. */
  'cull',
  /** a: die whose face is used at once. */
  'use',
  /** a: die. */
  're-roll',
  /** a: spell die. */
  'ready',
  /** a: creature die. */
  'summon',
  /** a: spell. */
  'cast',
  /** a: creature that may copy another. */
  'copy',
  /** a: die spent for its Quiddity. */
  'spend',
  /** a: creature. */
  'defend',
  /** a: the creature comes back for its own price. */
  'come-back',
  /** a: spell that brings the creature back. */
  'rescue',
  /** a: card. */
  'capture',
  /** a: spell that goes to the Used Pile. */
  'put-away',
  /** a: die. */
  'target',
  /** a: face; b: die. */
  'face',
  'yes',
] as const;
export type Verb = (typeof VERBS)[number];

export const V = Object.fromEntries(VERBS.map((verb, place) => [verb, place])) as Record<
  Verb,
  number
>;

const MOST_OPTIONS = 256;

/** An open question with its options, as numbers. One object serves the whole game. */
export class Decision {
  kind: DecisionKind = 'summon';
  seat: Seat = 0;
  count = 0;
  /** The rule that asks, for people. */
  rule = '';
  /** The die whose text asks, or -1; of a payment, what is still to be paid. */
  die = -1;
  size = -1;
  readonly verb = new Uint8Array(MOST_OPTIONS);
  readonly a = new Int16Array(MOST_OPTIONS);
  readonly b = new Int16Array(MOST_OPTIONS);

  open(kind: DecisionKind, seat: number, rule: string): void {
    this.kind = kind;
    this.seat = seat as Seat;
    this.rule = rule;
    this.count = 0;
    this.die = -1;
    this.size = -1;
  }

  add(verb: number, a: number, b = -1): void {
    const place = this.count++;
    this.verb[place] = verb;
    this.a[place] = a;
    this.b[place] = b;
  }
}
