import { EventLog, type Happened } from '../../tabletop/event-log.ts';
import type { Game } from './game.ts';
import type { Seat } from './setup.ts';
import { NONE, type Phase } from './state/state.ts';

const EVENTS = [
  'turn',
  'glory',
  'scored',
  'culled',
  'drawn',
  'refilled',
  'nothing-to-draw',
  'rolled',
  'used',
  're-rolled',
  'spent',
  'quiddity',
  'readied',
  'summoned',
  'cast',
  'attached',
  'copied',
  'bonus',
  'saved',
  'disarmed',
  'attack',
  'no-attack',
  'faces',
  'fallen',
  'stood',
  'destroyed',
  'came-back',
  'added-again',
  'fell',
  'returned',
  'moved',
  'swapped',
  'turned',
  'captured',
  'cheaper',
  'more-captures',
  'cleared',
  'over',
] as const;
export type EventKind = (typeof EVENTS)[number];

/** One thing that happened. Numbers that an event has nothing to say about are -1. */
export interface GameEvent extends Happened {
  kind: EventKind;
  phase: Phase;
  seat: Seat;
  die: number;
  /** The face that the die shows, and the row whose text it used then. */
  row: number;
  other: number;
  otherRow: number;
  amount: number;
  /** What is left of an attack, or goes with the amount. */
  rest: number;
}

export class GameLog extends EventLog<GameEvent> {}

/** An event, if anyone keeps a log. Rules are separated by spaces. */
export function note(
  game: Game,
  kind: EventKind,
  rules: string,
  seat: number,
  die = NONE,
  amount = NONE,
  other = NONE,
  rest = NONE,
): void {
  const { log, state } = game;
  if (log === null) return;
  log.add({
    kind,
    turn: state.turn,
    rules: rules.split(' '),
    by: NONE,
    phase: state.phase,
    seat: seat as Seat,
    die,
    row: die < 0 ? NONE : game.rowOf(die),
    other,
    otherRow: other < 0 ? NONE : game.rowOf(other),
    amount,
    rest,
  });
}
