/** Where the dice of a player lie. (Q4) */
export const BAG = 0;
export const POOL = 1;
export const READY = 2;
export const USED = 3;
/** Set aside by a text. */
export const ASIDE = 4;
/** Spent this turn, where the profile keeps such dice apart. (Q11) */
export const SPENT = 5;
export const ZONE_COUNT = 6;

/** As content and messages name them. */
export const ZONES = ['bag', 'pool', 'ready', 'used', 'aside', 'spent'] as const;
export type Zone = (typeof ZONES)[number];
