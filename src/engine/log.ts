import type { Zone } from '../domain/movement.ts';
import type { Step } from './game.ts';

/** What a line of the log tells. */
const EVENT_KINDS = [
  'turn',
  'step',
  'move',
  'roll',
  'turn-face',
  'damage',
  'player-damage',
  'life',
  'ko',
  'prevent',
  'redirect',
  'bonus',
  'keyword',
  'ability',
  'virtual',
  'pass',
  'block',
  'lasting',
  'over',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Stands in the line of energy without a die that nobody spent. (R3.9) */
export const VANISHED = 'vanished';

/** One thing that happened. -1 where a number means nothing. */
export interface LogEntry {
  kind: EventKind;
  turn: number;
  step: Step;
  seat: number;
  die: number;
  /** The face it showed then. */
  face: number;
  other: number;
  amount: number;
  from: Zone | '';
  to: Zone | '';
  /** Rules that made it happen, the nearest first. */
  rules: string[];
  /** Name of a keyword, card or choice. */
  text: string;
  /** The entry of the ability that caused it, or -1. */
  by: number;
}

/** Collects what happens; nothing in the game depends on it. */
export class EventLog {
  readonly entries: LogEntry[] = [];
  /** Abilities being resolved, innermost last. */
  private readonly causes: number[] = [];

  add(entry: Omit<LogEntry, 'by'>): void {
    this.entries.push({ ...entry, by: this.causes.at(-1) ?? -1 });
  }

  /** What is added until `leave` was caused by the entry added last. */
  enter(): void {
    this.causes.push(this.entries.length - 1);
  }

  leave(): void {
    this.causes.pop();
  }
}
