import { z } from 'zod';
import { count, oneOf, slug, text } from '../../content-files/identifier.ts';
import { CLASS_KINDS } from '../cards/card-class.ts';
import { FACES_PER_DIE, parseFace } from '../cards/face.ts';
import { doubtSchema, evidence } from './source.ts';

/** A face as content files write it: `2/4/4*`. */
const faceText = z.string().transform((written, context) => {
  const face = parseFace(written);
  if (face) return face;
  context.addIssue({
    code: 'custom',
    message:
      'expected a face such as "2", "draw 1", "re-roll*", "spell", "2/4/4" or "3 or re-roll"',
  });
  return z.NEVER;
});

const facts = {
  name: text,
  kind: oneOf(CLASS_KINDS),
  /** Dice of the class in the box. */
  dice: count(1, 40),
  /** Colours of the die and of what is printed on it. */
  body: text,
  ink: text,
  /** All six, as the card prints them. */
  faces: z.array(faceText).length(FACES_PER_DIE, { error: 'expected six faces' }),
  evidence: z.strictObject({ faces: evidence, dice: evidence, colours: evidence }),
  doubts: z.array(doubtSchema).default([]),
};

/** A class as `content/quarriors/sets/*.json` writes it. */
export const classFileSchema = z.strictObject(facts);

/** A class as the site and the tools read it. */
export const classSchema = z.strictObject({
  ...facts,
  /** Permanent: addresses and links use it. */
  id: slug,
  set: slug,
});
