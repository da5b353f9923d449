/** The nouns of Shadows of the Past: sheets, their numbers and abilities, terrain, what overrules a rule. */

export { amountOf, type Change } from './change.ts';
export {
  type Figure,
  type Hero,
  isHero,
  type Sources,
  STATS,
  type Stat,
  statsOf,
  type Villain,
} from './figure.ts';
export { type OwnValues, readOwnValues, statOf, withValue } from './own-values.ts';
export { movesToChoose } from './special-moves.ts';
