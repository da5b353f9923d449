/** What cards say: clauses, their words, and lines as people write them. */

export type { Clause } from './clause.ts';
export { facetsOf, shapeOf } from './facets.ts';
export { type LineReading, readLine, writeLine } from './grammar/lines.ts';
export { keywordName } from './grammar/marks.ts';
export { isKeywordLine } from './keyword-line.ts';
export {
  type Effect,
  type EffectSpan,
  formatEffect,
  loneKeyword,
  parseEffects,
  TRIGGERS,
} from './line.ts';
export { readWords } from './read-card.ts';
