import { z } from 'zod';
import { count, oneOf, slug, text } from '../../content-files/identifier.ts';
import { changeSchema } from './change.ts';
import { origin } from './fact.ts';

/** A Terrain card. (S6.3) */
export const terrainFileSchema = z.array(
  z.strictObject({
    id: slug,
    name: text,
    text: z.array(text).min(1),
    changes: z.array(changeSchema).min(1),
    /** Tokens that mark it on the map. */
    props: z.array(z.strictObject({ name: text, tokens: count(1, 20) })),
    ...origin,
  }),
);

/** No source tells what a move costs. */
const cost = z.null();

/** A move that anybody may use. (S6.5) */
export const terrainMoveFileSchema = z.array(
  z.strictObject({
    id: slug,
    name: text,
    /** The card it stands on; null where not known. */
    terrain: slug.nullable(),
    cost,
    text: z.array(text).min(1),
    changes: z.array(changeSchema),
    ...origin,
  }),
);

/** A special move known by name. (S8) */
export const specialMoveFileSchema = z.array(
  z.strictObject({
    id: slug,
    hero: slug,
    name: text,
    box: oneOf(['base', 'later']),
    cost,
    note: text.nullable(),
    ...origin,
  }),
);
