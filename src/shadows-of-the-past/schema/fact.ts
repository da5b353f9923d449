import { z } from 'zod';
import { count, oneOf, text } from '../../content-files/identifier.ts';

const KINDS = ['printed', 'publisher', 'players', 'counted'] as const;
const CONFIDENCES = ['high', 'medium', 'low', 'unknown'] as const;

/** `content/shadows-of-the-past/sources.json`, by the letter that stands in `evidence`. */
export const sourceFileSchema = z.record(
  z.string().regex(/^[A-Z]$/, { error: 'expected a capital letter' }),
  z.strictObject({ name: text, kind: oneOf(KINDS) }),
);

const letters = { error: 'expected letters of sources.json, such as "RM"' };

/** Where a fact was read, and how sure it is. */
export const origin = {
  /** Letters of the sources that agree; none where nothing is known. */
  evidence: z.string(letters).regex(/^[A-Z]*$/, letters),
  confidence: oneOf(CONFIDENCES),
};

/** A number on a sheet; null where no source tells. */
export const valueSchema = z.strictObject({
  value: count(0, 99).nullable(),
  ...origin,
  /** Why it may be wrong, or why it is no number. */
  doubt: text.optional(),
});
