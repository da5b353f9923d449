import { z } from 'zod';
import { contentObject, text } from '../../content-files/identifier.ts';

/** `content/<game>/players-words.json`: what players say or ask, and what answers it. */
export const playersWordsSchema = contentObject({
  words: z.array(
    z
      .strictObject({
        /** A word, a phrase or a question. */
        said: text,
        /** Rules that answer, best first. */
        rules: z.array(text).min(1).optional(),
        keyword: text.optional(),
        /** Where it was seen; none where it is plain English. */
        source: text.optional(),
      })
      .refine(({ rules, keyword }) => (rules === undefined) !== (keyword === undefined), {
        message: 'names either rules or a keyword',
      }),
  ),
});
