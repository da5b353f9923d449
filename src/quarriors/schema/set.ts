import { z } from 'zod';
import { count, slug, text } from '../../content-files/identifier.ts';
import { cardFileSchema } from './card.ts';
import { classFileSchema } from './card-class.ts';
import { evidence } from './source.ts';

/** `content/quarriors/sets/<code>.json`. */
export const setFileSchema = z.strictObject({
  code: slug,
  /** Place in the order of appearance. Permanent. */
  position: count(1, 99),
  name: text,
  year: count(2011, 2100),
  /** What the box says it holds; the classes and cards below must add up to it. */
  diceCount: count(1, 999),
  cardCount: count(1, 999),
  note: text.nullable(),
  evidence,
  /** Classes that came with the set, by their permanent id. */
  classes: z.record(slug, classFileSchema),
  cards: z.array(cardFileSchema).min(1),
});

/** `content/quarriors/expansions.json`: boxes of which we know little more than the name. */
export const expansionFileSchema = z.array(
  z.strictObject({
    name: text,
    /** Null where not known. */
    dice: count(1, 999).nullable(),
    cards: count(1, 999).nullable(),
    /** Names of its classes. */
    classes: z.array(text),
  }),
);
