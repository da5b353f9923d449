import { Decision as TableDecision } from '../../../tabletop/decision.ts';
import type { Seat } from '../setup.ts';

/** What a player is asked. */
const DECISIONS = [
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

/** An open question with its options, as numbers. One object serves the whole game. */
export class Decision extends TableDecision<DecisionKind, Seat> {
  /** The die whose text asks, or -1. */
  die = -1;
  /** What is still to be paid, met, culled or captured; -1 where nothing is counted. */
  size = -1;

  override open(kind: DecisionKind, seat: Seat, rule: string): void {
    super.open(kind, seat, rule);
    this.die = -1;
    this.size = -1;
  }
}
