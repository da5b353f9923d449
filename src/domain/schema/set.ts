import { z } from 'zod';
import { SET_KINDS, UNIVERSE_NAMES, type Universe } from '../set.ts';
import { cardFileSchema } from './card.ts';
import { energyFaceText } from './face.ts';
import { count, oneOf, setCode, slug, text } from './identifier.ts';

const year = count(2011, 2100).nullable();

const header = {
  code: setCode,
  /** Place in the order of appearance. Permanent: a new set takes the next number. */
  position: count(1, 999),
  name: text,
  universe: oneOf(Object.keys(UNIVERSE_NAMES) as Universe[]),
  kind: oneOf(SET_KINDS),
  /** What is in the box, in a few words; null where there is nothing to add. */
  note: text.nullable(),
  /** Year printed on the cards, or null where not known. */
  copyrightYear: year,
  release: z.strictObject({
    /** Null where not known. */
    year,
    evidence: text,
  }),
  /** What other tools call this set. */
  aliases: z.partialRecord(
    z.enum(['teambuilder', 'sheet', 'companion', 'cardservice', 'imagePrefix']),
    text,
  ),
};

const dieFileSchema = z.strictObject({
  /** Energy faces as printed, or null where the cards do not show them. */
  energy: z.array(energyFaceText).nullable(),
  source: text,
});

/** `content/sets/<code>.json`. */
export const setFileSchema = z.strictObject({
  ...header,
  /** Die designs that came with the set, by name. */
  dice: z.record(slug, dieFileSchema),
  cards: z.array(cardFileSchema).min(1),
});

/** A set without its cards. */
export const setSchema = z.strictObject({ ...header, cardCount: count(1, 999) });
