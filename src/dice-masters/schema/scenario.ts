import { z } from 'zod';
import { count, oneOf, slug, text } from '../../content-files/identifier.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import { ZONES } from '../engine/movement.ts';
import { energyFaceText, levelText } from './face.ts';

/** `2 Sidekick`, `April level 3`, `Sidekick wild`: how many, which card, and the face in rolled zones. */
const diceText = text;
const seat = z.union([z.literal(0), z.literal(1)]);
const pick = z.union([text, count(0, 9999)]);
/** Steps of a turn at which a scenario may stop. */
const STOPS = ['clear-and-draw', 'roll-and-reroll', 'main', 'attack', 'cleanup'] as const;

/** A card that only this scenario knows. */
const madeUpCard = z.strictObject({
  name: text,
  kind: oneOf(['character', 'action', 'basic-action']).default('character'),
  cost: count(0, 12).default(2),
  energy: z.array(oneOf(ENERGY_TYPES)).default([]),
  affiliations: z.array(slug).default([]),
  /** Level faces, lowest first: `1/3/2*`. */
  levels: z.array(levelText).default([]),
  /** The other faces; by default three single faces of its first type, or of generic energy. */
  energyFaces: z.array(energyFaceText).optional(),
  keywords: z.array(slug).default([]),
  keywordValues: z.record(slug, text).default({}),
  /** Names of abilities that whoever runs the scenario knows. */
  abilities: z.array(text).default([]),
  epic: z.boolean().default(false),
  dice: count(0, 20).default(3),
});

/** A card of the catalogue, with what differs. */
const printedCard = z.strictObject({
  card: text,
  dice: count(0, 20).optional(),
  cost: count(0, 12).optional(),
  levels: z.array(levelText).optional(),
  abilities: z.array(text).optional(),
  keywords: z.array(slug).optional(),
});

const zones = z.partialRecord(z.enum(ZONES), z.array(diceText));

export const player = z.strictObject({
  kind: z.literal('player').default('player'),
  name: text.optional(),
  /** Life now; it can never rise above `startingLife`. */
  life: count(1, 40).default(20),
  startingLife: count(1, 40).optional(),
  cards: z.array(z.union([text, printedCard, madeUpCard])).default([]),
  /** Dice that do not lie in the bag or on their card. */
  zones: zones.default({}),
  /** Virtual generic energy. */
  virtual: count(0, 9).default(0),
});

const nobody = z.strictObject({ kind: z.literal('nobody'), life: count(1, 40).default(20) });

const dummy = z.strictObject({
  kind: z.literal('dummy'),
  life: count(1, 40).default(20),
  blockers: z.array(z.strictObject({ turn: count(1, 99), count: count(1, 8) })),
});

const toggles = z.record(text, z.union([text, z.boolean()]));

/** For dice of either seat, or for each seat its own. */
const byName = <Value extends z.ZodType>(value: Value) => {
  const named = z.record(text, value);
  return z.union([named, z.tuple([named, named])]);
};

/** What must come of it; what is left out may be anything. */
export const expectation = z
  .strictObject({
    life: z.tuple([z.int(), z.int()]).optional(),
    winner: z.union([seat, z.literal('tie'), z.null()]).optional(),
    zones: z.tuple([zones, zones]).optional(),
    /** Virtual energy of each seat, all kinds together. */
    virtual: z.tuple([z.int(), z.int()]).optional(),
    /** Attack and defense of dice in the Field: `{ "April": "3/4" }`. */
    stats: byName(text).optional(),
    /** Damage on dice in the Field: `{ "April": 2 }`. */
    damage: byName(count(0, 99)).optional(),
    /** What the active player, or each seat, would pay for a die of a card: `{ "April": 3 }`. */
    prices: byName(count(0, 99)).optional(),
    open: z
      .strictObject({
        kind: text.optional(),
        seat: seat.optional(),
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

/** A table, the luck, what players pick, and what must come of it. `docs/scenarios.md` explains it. */
export const scenarioSchema = z.strictObject({
  name: text,
  /** Rules it shows. */
  rules: z.array(text).default([]),
  profile: z.union([oneOf(['2019', '2016', 'later']), toggles]).default('2019'),
  seats: z.tuple([player, z.union([player, nobody, dummy])]),
  active: seat.default(0),
  /** The number of the first turn played; 1 is the very first of the game. */
  turn: count(1, 99).default(3),
  /** Where that turn begins. */
  step: oneOf(['start', 'main', 'attack', 'cleanup']).default('start'),
  /** Turns to play. */
  turns: count(1, 99).default(1),
  seed: text.default('scenario'),
  /** Dice in the order they are drawn; without it the seed decides. */
  draws: z.array(diceText).optional(),
  /** Faces in the order of the rolls, or `Name: face`; without it the seed decides. */
  rolls: z.array(text).optional(),
  /** Options by their words or numbers, if need be with the seat. What they do not speak of is passed. */
  picks: z.array(z.union([pick, z.strictObject({ seat, pick })])).default([]),
  /** Ask where there is a single option too. */
  askSingle: z.boolean().default(false),
  /** `picks`: stop at the first decision after the last pick. A step: stop there after the last pick. */
  stop: oneOf(['turns', 'picks', ...STOPS]).default('turns'),
  expect: expectation,
});
