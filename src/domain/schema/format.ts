import { z } from 'zod';
import { count, text } from './identifier.ts';

const atMost = (most: number) => z.strictObject({ least: count(0, most), most: count(0, most) });

/** `content/formats/<id>.json`: one way to build a team. */
export const formatSchema = z.strictObject({
  name: text,
  /** Who plays it and when, in a sentence. */
  summary: text,
  /** Players who build together. */
  players: count(1, 2),
  life: count(1, 99),
  /** Character and non-basic action cards for each player. (V01, V02) */
  cards: atMost(8),
  /** Dice on those cards for each player; null where only each card's limit counts. (V05) */
  dice: count(1, 99).nullable(),
  /** Basic Actions for each player, and the dice that lie on each. (V07, V12) */
  basicActions: atMost(2).extend({ dice: count(1, 6) }),
  /** Books that describe it. */
  sources: z.array(text).min(1),
});
