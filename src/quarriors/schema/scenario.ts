import { z } from 'zod';
import { count, oneOf, slug, text } from '../../content-files/identifier.ts';
import { PROFILES, type ProfileId } from '../engine/profile.ts';
import { PHASES } from '../engine/state/state.ts';
import { ZONES } from '../engine/state/zones.ts';

/** `2 Assistant`, `Strong Witching Hag 1/3/3`, `Death Charm spell* on Assistant`: how many, which card, and its face. */
const diceText = text;
const zones = z.partialRecord(z.enum(ZONES), z.array(diceText));
const seatNumber = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const pick = z.union([text, count(0, 999)]);

const dice = z.array(diceText).optional();

const player = z.strictObject({
  glory: count(0, 19).default(0),
  /** Dice that do not lie in the bag. Where a bag is given, other starting dice are back on their cards. */
  bag: dice,
  pool: dice,
  ready: dice,
  used: dice,
  aside: dice,
  spent: dice,
});

/** What must come of it; what is left out may be anything. */
const expectation = z
  .strictObject({
    glory: z.array(z.int()).optional(),
    winners: z.array(seatNumber).optional(),
    /** Dice by zone, for each seat. */
    seats: z.array(zones).optional(),
    /** Dice left on cards: `{ "Assistant": 3 }`. */
    wilds: z.record(text, count(0, 40)).optional(),
    quiddity: count(0, 99).optional(),
    /** Attack and defense of creatures: `{ "Assistant": "1/2" }`. */
    stats: z.record(text, text).optional(),
    /** What remains of the attack when the decision is open. */
    open: z
      .strictObject({
        kind: text.optional(),
        seat: seatNumber.optional(),
        size: z.int().optional(),
        options: z.array(text).optional(),
        has: z.array(text).optional(),
        lacks: z.array(text).optional(),
      })
      .optional(),
    /** Rule ids that the log must name, and must not. */
    obeys: z.array(text).optional(),
    never: z.array(text).optional(),
  })
  .default({});

/** A table, the luck, what players pick, and what must come of it. `docs/quarriors-scenarios.md` explains it. */
export const scenarioSchema = z.strictObject({
  name: text,
  /** Rules it shows. */
  rules: z.array(text).default([]),
  profile: oneOf(Object.keys(PROFILES) as [ProfileId, ...ProfileId[]]).default('2011'),
  /** Cards besides the three basic ones; those that are named anywhere join by themselves. */
  wilds: z.array(slug).default([]),
  seats: z.array(player).min(2).max(4),
  active: seatNumber.default(0),
  turn: count(1, 399).default(3),
  /** Where that turn begins. */
  phase: oneOf(PHASES).default('start'),
  /** Turns to play. */
  turns: count(1, 99).default(1),
  quiddity: count(0, 99).default(0),
  /** Creatures scored earlier in the turn. */
  scored: count(0, 20).default(0),
  seed: text.default('scenario'),
  /** Dice in the order they are drawn; without it the seed decides. */
  draws: z.array(diceText).optional(),
  /** Faces in the order of the rolls, or `Name: face`; without it the seed decides. */
  rolls: z.array(text).optional(),
  /** Options by their words or numbers, if need be with the seat. What they do not speak of is passed. */
  picks: z.array(z.union([pick, z.strictObject({ seat: seatNumber, pick })])).default([]),
  /** `picks`: stop at the first decision after the last pick. */
  stop: oneOf(['turns', 'picks']).default('turns'),
  expect: expectation,
});
