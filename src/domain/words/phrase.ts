import type { Effect } from '../abilities/effect.ts';

/** A sentence in the making: its words, and what explains its X. */
export interface Phrase {
  words: string;
  x: string | null;
}

/** Writes effects in a row. */
export type WriteEffects = (effects: readonly Effect[]) => Phrase;
