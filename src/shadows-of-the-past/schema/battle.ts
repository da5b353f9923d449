import { z } from 'zod';
import { count, text } from '../../content-files/identifier.ts';
import { origin } from './fact.ts';

/** `battles.json`: what is known of the battles without their comics. */
export const battleFileSchema = z.strictObject({
  comics: count(1, 9),
  battles: count(1, 99),
  evidence: origin.evidence,
  known: z.array(
    z.strictObject({
      comic: count(1, 9),
      battle: count(1, 20),
      /** Added to each Skill; null where not known. (S2.4) */
      heroSkill: count(-9, 9).nullable(),
      /** KO'ed tokens with which the villain wins; null where not known. */
      heroTokens: count(1, 9).nullable(),
      corrections: z.array(text),
      ...origin,
    }),
  ),
  /** Corrections that belong to no single battle. */
  corrections: z.array(z.strictObject({ says: text, rule: text, ...origin })),
});
