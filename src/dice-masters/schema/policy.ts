import { z } from 'zod';
import { cardId, contentObject, count, oneOf, text } from '../../content-files/identifier.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import {
  ATTACKERS,
  BUY_KINDS,
  BUY_PREFERENCES,
  FIELDERS,
  FIELDING_TIMES,
  LONGEST_POLICY_NAME,
  LONGEST_SUMMARY,
  MOST_BUY_LINES,
  MOST_POLICY_COST as MOST_COST,
  MOST_DICE_BOUGHT,
  MOST_POLICY_TURNS as MOST_TURNS,
} from '../players/policy-words.ts';

const turn = count(1, MOST_TURNS);

/** One line of the buy list. A line without conditions always holds. */
const buyRule = z.strictObject({
  /** A card by its id, or every card of a kind. */
  what: z.union([cardId, oneOf(BUY_KINDS)]),
  /** Printed costs, both ends included. */
  cost: z
    .strictObject({
      least: count(0, MOST_COST).default(0),
      most: count(0, MOST_COST).default(MOST_COST),
    })
    .refine(({ least, most }) => least <= most, { error: 'expected least not above most' })
    .optional(),
  /** The player's own turns, both ends included. */
  turns: z
    .strictObject({ from: turn.default(1), until: turn.default(MOST_TURNS) })
    .refine(({ from, until }) => from <= until, { error: 'expected from not after until' })
    .optional(),
  /** Not beyond so many dice of one card. */
  atMost: count(1, MOST_DICE_BOUGHT).optional(),
  /** Which of several that fit. */
  prefer: oneOf(BUY_PREFERENCES).default('dearest'),
});

/** What the one reroll is for. (R7.2.2) */
const rerollGoal = z.discriminatedUnion('goal', [
  z.strictObject({ goal: z.literal('none') }),
  /** Every die that shows no energy. */
  z.strictObject({ goal: z.literal('energy') }),
  /** Every die that shows energy it does not need; characters and actions stay. */
  z.strictObject({ goal: z.literal('characters') }),
  /** Everything but one type and wild. */
  z.strictObject({ goal: z.literal('type'), type: oneOf(ENERGY_TYPES) }),
  /** The best card of the buy list within reach. */
  z.strictObject({ goal: z.literal('buy-list') }),
  /** The dice that make a price likeliest, exactly. */
  z.strictObject({
    goal: z.literal('pay'),
    cost: count(1, MOST_COST),
    types: z.array(oneOf(ENERGY_TYPES)).max(4).default([]),
  }),
]);

const fielding = z.strictObject({
  /** Which characters leave the Reserve Pool for the Field. */
  who: oneOf(FIELDERS).default('everyone'),
  /** `free-first`: before buying only what costs nothing, the rest with what is left. */
  when: oneOf(FIELDING_TIMES).default('free-first'),
  /** From this own turn on every character is fielded before anything is bought. */
  firstFrom: turn.default(5),
});

const attacking = z.strictObject({
  /** `safe`: what nobody can block or what survives the strongest blocker, and all when that wins. */
  who: oneOf(ATTACKERS).default('safe'),
  /** The first own turn with an attack. */
  from: turn.default(1),
});

/** `content/dice-masters/policies/<id>.json`: how a player decides, as data to read, change and share. */
export const policySchema = contentObject({
  name: text.max(LONGEST_POLICY_NAME),
  /** The plan in a sentence. */
  summary: text.max(LONGEST_SUMMARY),
  /** The first line that something on offer fits is bought. */
  buy: z
    .array(buyRule)
    .max(MOST_BUY_LINES)
    .default([{ what: 'any', prefer: 'dearest' }]),
  reroll: rerollGoal.default({ goal: 'buy-list' }),
  field: fielding.prefault({}),
  attack: attacking.prefault({}),
});
