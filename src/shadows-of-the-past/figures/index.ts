/** The nouns of Shadows of the Past: sheets, their numbers and abilities, terrain, what overrules a rule. */

export { amountOf } from './change.ts';
export {
  STATS,
  statsOf,
} from './figure.ts';
export { readOwnValues, statOf, withValue } from './own-values.ts';
export { movesToChoose } from './special-moves.ts';
