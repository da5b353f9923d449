import { z } from 'zod';
import { oneOf, text } from '../../content-files/identifier.ts';

/** A source of facts: the printed thing, its publisher, players, or our own counting. */
export const sourceSchema = z.strictObject({
  name: text,
  kind: oneOf(['printed', 'publisher', 'players', 'counted']),
});

const letter = /^[A-Z]$/;

/** `content/quarriors/sources.json`, by the letter that stands in `evidence`. */
export const sourceFileSchema = z.record(
  z.string().regex(letter, { error: 'expected a capital letter' }),
  sourceSchema,
);

/** Letters of the sources that agree on a fact. */
export const evidence = z.string().regex(/^[A-Z]+$/, {
  error: 'expected letters of content/quarriors/sources.json, such as "RN"',
});

/** What one source says otherwise, and why we do not follow it. */
export const doubtSchema = z.strictObject({
  /** The field in question. */
  field: oneOf(['faces', 'cost', 'glory', 'effects']),
  says: text,
  source: z.string().regex(letter, { error: 'expected the letter of a source' }),
  why: text,
});
