import { z } from 'zod';
import { count, oneOf, text } from '../../content-files/identifier.ts';
import { RULE_BOOKS } from '../rule.ts';

/** Front matter of `content/<game>/rules/<slug>.md`; the body holds prose and numbered rules. */
export const rulePageSchema = z.strictObject({
  title: text,
  /** Place among the pages of the game. */
  order: count(0, 999),
  /** What the page answers, in one sentence. */
  summary: text,
  /** Headings of the printed books that the page restates. */
  covers: z.partialRecord(oneOf(RULE_BOOKS), z.array(text)).default({}),
});
