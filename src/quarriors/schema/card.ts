import { z } from 'zod';
import { count, oneOf, slug, text } from '../../content-files/identifier.ts';
import { VERSIONS } from '../cards/card.ts';
import { OPENINGS, parseEffectLine } from '../cards/effect-line.ts';
import { doubtSchema, evidence } from './source.ts';

/** A line of the house voice: `* Scores: draw 1 die into your Active Pool.` */
const effectLine = z.string().transform((line, context) => {
  const read = parseEffectLine(line);
  if (read) return read;
  context.addIssue({
    code: 'custom',
    message: `expected a line such as "* Scores: gain 2 Glory.", opened by ${OPENINGS.join(', ')} or nothing, with a full stop`,
  });
  return z.NEVER;
});

const facts = {
  /** Permanent: addresses and links use it. */
  id: slug,
  /** The class, whose die it uses. */
  class: slug,
  /** Null for the three basic cards. */
  version: oneOf([...VERSIONS.creature, ...VERSIONS.spell])
    .nullable()
    .default(null),
  name: text,
  /** Quiddity to capture one of its dice. (Q6.5.1) */
  cost: count(0, 12),
  /** Glory a creature of it scores; null for what cannot score. (Q6.1.1) */
  glory: count(0, 9).nullable().default(null),
  /** Dice on the card at the start. (Q2.3) */
  dice: count(0, 5),
  /** What it does, a clause a line, in the house voice. */
  effects: z.array(effectLine),
  /** Answers of the publisher and of players to questions about it. */
  rulings: z.array(z.strictObject({ says: text, evidence })).default([]),
  /** What no source settles. */
  open: z.array(text).default([]),
  evidence: z.strictObject({ cost: evidence, glory: evidence.optional(), effects: evidence }),
  doubts: z.array(doubtSchema).default([]),
};

/** A card as `content/quarriors/sets/*.json` writes it; what is left out is empty or null. */
export const cardFileSchema = z.strictObject(facts);

/** A card as the site and the tools read it. */
export const cardSchema = z.strictObject({ ...facts, set: slug });
