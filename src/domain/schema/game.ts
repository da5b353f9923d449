import { z } from 'zod';
import { count, text } from './identifier.ts';

/** `content/games/<id>.json`: a game whose rulebook the reference covers. */
export const gameSchema = z.strictObject({
  name: text,
  publisher: text,
  year: count(2011, 2100),
  players: z.strictObject({ least: count(1, 9), most: count(1, 9) }),
  /** What kind of game it is, in a sentence or two. */
  summary: text,
  /** Rulebooks the reference restates. */
  books: z.array(z.strictObject({ title: text, year: count(2011, 2100) })).min(1),
});
