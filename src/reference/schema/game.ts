import { z } from 'zod';
import { contentObject, count, text } from '../../content-files/identifier.ts';

/** `content/<game>/game.json`: a game whose rulebook the reference covers. */
export const gameSchema = contentObject({
  name: text,
  publisher: text,
  designers: z.array(text).min(1),
  year: count(2011, 2100),
  players: z.strictObject({ least: count(1, 9), most: count(1, 9) }),
  /** What kind of game it is, in a sentence or two. */
  summary: text,
  /** Rulebooks the reference restates. */
  books: z
    .array(
      z.strictObject({
        title: text,
        year: count(2011, 2100),
        /** What the book says of itself; null where it does not. */
        players: text.nullable(),
        ages: text.nullable(),
        minutes: text.nullable(),
      }),
    )
    .min(1),
});
