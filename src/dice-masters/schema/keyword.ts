import { z } from 'zod';
import { cardId, oneOf, text } from '../../content-files/identifier.ts';
import { KEYWORD_BOOKS, KEYWORD_KINDS, KEYWORD_ORIGINS } from '../cards/keyword.ts';

/** Front matter of `content/dice-masters/keywords/<id>.md`; the body holds timing, differences, rulings, examples. */
export const keywordSchema = z.strictObject({
  name: text,
  /** What it does, in one sentence. */
  summary: text,
  origin: oneOf(KEYWORD_ORIGINS),
  kind: oneOf(KEYWORD_KINDS),
  /** Books of the three boxes that define it. */
  books: z.array(oneOf(KEYWORD_BOOKS)),
  /** Ids of the rules it acts on. */
  rules: z.array(text).default([]),
  /** Cards that show it well. */
  examples: z.array(cardId).default([]),
});
