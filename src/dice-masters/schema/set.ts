import { z } from 'zod';
import {
  contentObject,
  count,
  oneOf,
  setCode,
  slug,
  text,
} from '../../content-files/identifier.ts';
import { SET_KINDS, UNIVERSE_NAMES, type Universe } from '../cards/set.ts';
import { cardFileSchema } from './card.ts';
import { energyFaceText } from './face.ts';

const year = count(2011, 2100).nullable();

const printed = {
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

/** What our own links and readers need to know of a set. */
const known = {
  /** How readable links shorten its code; null where they do not. Permanent. */
  linkCode: setCode.nullable().default(null),
  /** Its number in the Dice Coalition Team Builder; null where that has none. */
  teamBuilder: count(1, 999).nullable().default(null),
  /** Codes that people write for it besides `aliases`. */
  alsoCalled: z.array(text).default([]),
};

const dieFileSchema = z.strictObject({
  /** Energy faces as printed, or null where the cards do not show them. */
  energy: z.array(energyFaceText).nullable(),
  source: text,
});

/** `content/dice-masters/sets/<code>.json`. */
export const setFileSchema = contentObject({
  ...printed,
  ...known,
  /** Die designs that came with the set, by name. */
  dice: z.record(slug, dieFileSchema),
  cards: z.array(cardFileSchema).min(1),
});

/** A set without its cards, as `/data/` publishes it. */
export const publicSetSchema = z.strictObject({ ...printed, cardCount: count(1, 999) });

/** A set without its cards. */
export const setSchema = z.strictObject({ ...publicSetSchema.shape, ...known });
