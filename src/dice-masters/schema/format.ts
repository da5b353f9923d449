import { z } from 'zod';
import { cardId, contentObject, count, oneOf, text } from '../../content-files/identifier.ts';
import { RULE_TOPICS } from '../teams/format-file.ts';

const range = (most: number) => z.strictObject({ least: count(0, most), most: count(0, most) });

/** A card by its title; without a subtitle, every card of that name. */
const cardTitle = z.strictObject({ name: text, subtitle: text.nullable() });

const banList = z.strictObject({
  /** The day it came into force. */
  date: z.iso.date({ error: 'expected a day such as "2016-05-01"' }),
  source: text,
  /** Matched by title, so that a reprint is banned too. */
  cards: z.array(cardTitle).min(1),
});

/** One side of a demo game. (D06) */
const lineUp = z.strictObject({
  box: text,
  /** Dice are null where the book does not say. (D03) */
  cards: z.array(z.strictObject({ card: cardId, dice: count(1, 6).nullable() })).min(1),
  /** Those in the middle of the table, and how many of them a team names. (D04) */
  basicActions: z.array(cardId).min(1),
  leastBasicActions: count(1, 3),
});

/** `content/dice-masters/formats/<id>.json`: one way to build a team. */
export const formatSchema = contentObject({
  name: text,
  /** Who plays it and when, in a sentence. */
  summary: text,
  /** Players who build together. */
  players: count(1, 2),
  life: count(1, 99),
  /** Character and non-basic action cards for each player. (V01, V02) */
  cards: range(8),
  /** Kinds that may take a card place. (V15, DQ02) */
  kinds: z
    .array(oneOf(['character', 'action']))
    .min(1)
    .default(['character', 'action']),
  /** Dice on those cards for each player; null where only each card's limit counts. (V05) */
  dice: count(1, 99).nullable(),
  /** Whether every card carries all its dice. (DQ04) */
  fullDice: z.boolean().default(false),
  /** Basic Actions for each player, and the dice that may lie on each. (V07, V12) */
  basicActions: range(3).extend({ dice: z.array(count(1, 6)).min(1) }),
  /** The only teams there are; empty where players choose. (D06) */
  lineUps: z.array(lineUp).default([]),
  /** Whether the team comes out of a drafted pool. (RD3) */
  drafted: z.boolean().default(false),
  banList: banList.nullable().default(null),
  /** Rules that stand in place of the standard ones. */
  rules: z
    .partialRecord(
      oneOf(RULE_TOPICS),
      z.string().regex(/^[A-Z]+\d+$/, { error: 'expected the id of a rule such as "V05"' }),
    )
    .default({}),
  /** Books that describe it. */
  sources: z.array(text).min(1),
});
