import { z } from 'zod';
import { slug, text } from '../../content-files/identifier.ts';

/** A team logo on a card. */
export const affiliationSchema = z.strictObject({
  slug,
  name: text,
  /** What other tools call it. */
  aliases: z.partialRecord(z.enum(['teambuilder', 'companion']), z.array(text)),
});

/** `content/dice-masters/affiliations.json`. */
export const affiliationFileSchema = z.array(affiliationSchema);
