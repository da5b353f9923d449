/** What cards say: clauses, their words, and lines as people write them. */

export { type Act, actsOf } from './acts.ts';
export { shapeOf } from './facets.ts';
export { type LineReading, readLine, writeLine } from './grammar/lines.ts';
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
export { UNCLEAR_PRINT, type UnplayedLine, whyNot } from './why-not.ts';
