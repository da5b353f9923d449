import { z } from 'zod';
import { count } from '../../content-files/identifier.ts';
import { parseEnergyFace, parseLevel } from '../cards/face.ts';

/** A level face in the open: what parts of the site and other tools read. */
export const levelSchema = z.strictObject({
  fielding: count(0, 9),
  attack: count(0, 20),
  defense: count(0, 20),
  bursts: count(0, 2),
});

/** A level face as content files write it: `1/4/2*`. */
export const levelText = z.string().transform((text, context) => {
  const level = parseLevel(text);
  if (level) return level;
  context.addIssue({
    code: 'custom',
    message: 'expected fielding/attack/defense with a star for each burst, such as "1/4/2*"',
  });
  return z.NEVER;
});

/** An energy face as content files write it: `fist+fist`. */
export const energyFaceText = z.string().transform((text, context) => {
  const face = parseEnergyFace(text);
  if (face) return face;
  context.addIssue({
    code: 'custom',
    message: 'expected an energy face such as "fist", "fist+fist", "wild" or "generic-2"',
  });
  return z.NEVER;
});
