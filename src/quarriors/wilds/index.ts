/** The Wilds of Quarriors!: dealt by the printed procedure, checked, counted and sent as a link. */

export { analyseWilds } from './analysis.ts';
export { checkWilds, checkWishes } from './check.ts';
export { dealt, dealWilds } from './deal.ts';
export { formatWildsLink, parseWildsLink, type SharedWilds } from './link.ts';
export { countWilds, WANTED, type WildsCard, wildsCards } from './wilds.ts';
