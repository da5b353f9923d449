import type { Happening } from '../abilities/ability.ts';
import type { Seat } from '../setup.ts';

/** What a text knew when it left something behind: its scene as plain data. */
export interface Recalled {
  readonly die: number;
  readonly card: number;
  readonly seat: Seat;
  readonly kind: number;
  readonly times: number;
  readonly it: readonly number[];
  readonly chosen: readonly number[];
  readonly named: number;
  readonly missed: number;
  readonly happening: Happening | null;
}

/** What is taken back when a lasting effect is cancelled. */
export type Undo =
  | { readonly what: 'bonus'; readonly attack: number; readonly defense: number }
  | { readonly what: 'keyword'; readonly keyword: number }
  | { readonly what: 'set-attack'; readonly before: number; readonly added: number };

/** The kind of text that an effect came from. */
export type Source = 'card' | 'global' | 'action';

/** An effect that works until the end of the turn. */
export interface Lasting {
  /** Its number among the lasting effects of the game. */
  readonly id: number;
  /** Place of its text among those the game can leave behind; -1 when it only waits to be cancelled. */
  readonly text: number;
  /** The die it was put on, or -1. */
  readonly die: number;
  /** Who put it there. */
  readonly seat: Seat;
  /** The die it speaks of besides the one it was put on, or -1. */
  readonly target: number;
  readonly source: Source;
  readonly scene: Recalled;
  readonly undo: Undo | null;
}

/** Something that happens at the end of this turn. */
export interface Delayed {
  readonly text: number;
  readonly scene: Recalled;
}

/** A trigger that waits for its turn. (R18.5) */
export interface Waiting {
  /** The number of its text. */
  readonly text: number;
  /** The lasting effect it belongs to, which may be over by then. */
  readonly left: Lasting | null;
  readonly die: number;
  readonly card: number;
  readonly seat: Seat;
  readonly happening: Happening;
  /** The number of what happened: the same for all texts that it sets off. */
  readonly event: number;
  /** Triggers of one moment are ordered by their players. (R18.3) */
  readonly batch: number;
}
