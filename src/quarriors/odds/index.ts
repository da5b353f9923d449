/** Exact chances of Quiddity in Quarriors!: draws, Portals, re-rolls, and the first two turns. */

export { chanceOf, type Draw, meanQuiddity, quiddityCurve } from './chances.ts';
export { REROLL_WORDS, WHAT_COUNTS } from './explain.ts';
export { findDie } from './odds-box.ts';
export type { OddsDie, OddsFace } from './odds-die.ts';
export { bothTurns, opening } from './opening.ts';
export { REROLLS, type Reroll } from './reroll.ts';
