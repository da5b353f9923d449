import { z } from 'zod';
import {
  cardId,
  count,
  dieId,
  oneOf,
  setCode,
  slug,
  text,
} from '../../content-files/identifier.ts';
import { ALIGNMENTS, CARD_KINDS, RARITIES } from '../cards/card.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import { clauseSchema } from './ability.ts';
import { effectLine } from './effect.ts';
import { levelSchema, levelText } from './face.ts';

/** A value that a source states otherwise, or that no card prints. */
const doubtSchema = z.strictObject({
  /** The field in question. */
  field: oneOf(['subtitle', 'energy', 'maxDice']),
  /** What the card prints instead; null where it prints nothing. */
  printed: text.nullable(),
  confidence: oneOf(['high', 'medium', 'low']),
  source: text,
});

const numbers = {
  /** Permanent: addresses, links and the command line use it. */
  id: cardId,
  /** Position in the set, from 1. */
  number: count(1, 999),
  /** The collector number as printed, where it is not simply the number; else null. */
  printedNumber: text.nullable().default(null),
  name: text,
  subtitle: text,
  kind: oneOf(CARD_KINDS),
  /** Purchase cost. */
  cost: count(0, 12),
  /** Types a purchase must include; empty for Basic Actions and a few actions. (R2.3) */
  energy: z.array(oneOf(ENERGY_TYPES)).default([]),
  affiliations: z.array(slug).default([]),
  rarity: oneOf(RARITIES),
  /** Most dice a team may carry of this card; 0 for a card without dice. (R2.2) */
  maxDice: count(0, 6),
  /** The die design, or null for a card without dice. */
  die: dieId.nullable(),
  /** Keywords the card itself has. */
  keywords: z.array(slug).default([]),
  /** What a keyword names or counts on this card: `{ "range": "2" }`. */
  keywordValues: z.record(slug, text).default({}),
  /** Keywords the text speaks of without the card having them. */
  keywordMentions: z.array(slug).default([]),
};

const words = {
  /** What it does, a clause a line, in the house voice. */
  effects: z.array(effectLine).default([]),
  /** How we read a text that can be read in two ways, in one sentence; null where nothing is unclear. */
  ruling: text.nullable().default(null),
  /** Dungeons & Dragons only; null elsewhere. */
  alignment: oneOf(ALIGNMENTS).nullable().default(null),
  /** Dungeons & Dragons only: whether the card can carry equipment; null elsewhere. */
  equipIcon: z.boolean().nullable().default(null),
  /** Printed on both sides. */
  flip: z.boolean().default(false),
  /** Affiliations of the other side of a flip card. */
  backAffiliations: z.array(slug).default([]),
  /** An Epic Basic Action. */
  epic: z.boolean().default(false),
  /** The card this one prints again, or null. */
  reprintOf: cardId.nullable().default(null),
  doubts: z.array(doubtSchema).default([]),
  /** Sources that agree on the facts, a letter each; EVIDENCE in `evidence.ts` names them. */
  evidence: z.string().regex(/^[TSsCI]+$/, { error: 'expected letters out of T, S, s, C, I' }),
};

/** A card as `content/dice-masters/sets/*.json` writes it; what is left out is empty, false or null. */
export const cardFileSchema = z.strictObject({
  ...numbers,
  ...words,
  levels: z.array(levelText).default([]),
});

const place = {
  set: setCode,
  /** What the lines say, as the engine carries it out; null where a line is not read yet. */
  abilities: z.array(clauseSchema).nullable(),
  /** Level faces, lowest first; empty for actions. (R1.9) */
  levels: z.array(levelSchema),
};

/** A card as the site and the tools read it. */
export const cardSchema = z.strictObject({ ...numbers, ...words, ...place });

/** A card as `/data/` publishes it, with what follows from its lines. */
export const publicCardSchema = z.strictObject({
  ...numbers,
  /** Costs of its Global abilities: units joined by `+`, choices by `|`, a bare number for any energy. */
  globalCosts: z
    .array(
      z.string().regex(/^(special|(fist|bolt|mask|shield|ko|life|sacrifice|other|\d)([+|]|$))+$/, {
        error: 'expected a Global cost such as "shield", "bolt+bolt", "fist|bolt" or "2"',
      }),
    )
    .default([]),
  /** When its abilities act. */
  timings: z.array(slug).default([]),
  ...words,
  ...place,
});
