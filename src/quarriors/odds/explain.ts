import type { Reroll } from './reroll.ts';

/** What each way to re-roll counts, in one sentence. */
export const REROLL_WORDS: Record<Reroll, string> = {
  none: 'Draw symbols are used, re-roll symbols are not.',
  assistant: 'Each re-roll symbol rolls its own die again until it shows something else.',
  best: 'Re-rolls, also of other dice, and draws are used as is best for the amount asked.',
};

export const WHAT_COUNTS =
  'Quiddity of one turn before anything is summoned. Creature and spell icons count nothing, unless the card gives Quiddity right after the roll. Dice spent to draw can come back when the Used Pile fills the bag (QB1).';
