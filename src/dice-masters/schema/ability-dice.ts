import { z } from 'zod';
import { count, oneOf, slug, text } from '../../content-files/identifier.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';
import {
  type All,
  type Amount,
  type Condition,
  DICE_WORDS,
  type Dice,
  type DiceFilter,
  DOINGS,
  type Pick,
  PLACES,
  PLAYERS,
  type Price,
  SHOWN,
  STATS,
  TALLIES,
} from '../language/dice.ts';

export const yes = z.literal(true).exactOptional();
const few = count(1, 20);
export const place = oneOf(PLACES);
const energyType = oneOf(ENERGY_TYPES);

export const filter: z.ZodType<DiceFilter> = z.strictObject({
  whose: oneOf(['your', 'opposing']).exactOptional(),
  is: oneOf([
    'sidekick',
    'non-sidekick',
    'character',
    'non-sidekick-character',
    'action',
  ]).exactOptional(),
  shows: oneOf(SHOWN).exactOptional(),
  affiliation: z.array(slug).min(1).exactOptional(),
  notAffiliation: slug.exactOptional(),
  named: text.exactOptional(),
  notNamed: text.exactOptional(),
  card: oneOf(['this', 'chosen']).exactOptional(),
  other: yes,
  another: yes,
  level: z.array(count(1, 4)).min(1).exactOptional(),
  energy: energyType.exactOptional(),
  notEnergy: energyType.exactOptional(),
  cost: z
    .strictObject({
      least: count(0, 12).exactOptional(),
      most: count(0, 12).exactOptional(),
    })
    .exactOptional(),
  costOverIt: few.exactOptional(),
  keyword: slug.exactOptional(),
  notKeyword: slug.exactOptional(),
  doing: oneOf(DOINGS).exactOptional(),
  engagedWith: z.lazy(() => filter).exactOptional(),
  notBlockingThis: yes,
});

const diceWord = oneOf(DICE_WORDS);

const pick: z.ZodType<Pick> = z.strictObject({
  pick: z.union([few, z.literal('any')]),
  upTo: yes,
  of: filter,
  from: place.exactOptional(),
  orPlayer: oneOf(['opponent', 'any']).exactOptional(),
});

const all: z.ZodType<All> = z.strictObject({
  all: filter,
  from: place.exactOptional(),
  but: few.exactOptional(),
});

/** The dice that text acts on. */
export const dice: z.ZodType<Dice> = z.union([diceWord, pick, all], {
  error: `expected ${DICE_WORDS.join(', ')}, or an object with pick or all`,
});

export const players = oneOf(PLAYERS);

export const amount: z.ZodType<Amount> = z.union(
  [
    z.int(),
    z.strictObject({
      count: filter,
      from: place.exactOptional(),
      characters: yes,
      times: few.exactOptional(),
      plus: few.exactOptional(),
    }),
    z.strictObject({ stat: oneOf(STATS), of: diceWord, half: yes, least: few.exactOptional() }),
    z.strictObject({ highest: oneOf(STATS), among: filter }),
    z.strictObject({ tally: oneOf(TALLIES), times: few.exactOptional() }),
  ],
  { error: 'expected a whole number, or an object with count, stat, highest or tally' },
);

const CONDITIONS: { [K in Condition['is']]: z.ZodType<Extract<Condition, { is: K }>> } = {
  active: z.strictObject({ is: z.literal('active'), named: text, not: yes }),
  fits: z.strictObject({ is: z.literal('fits'), die: diceWord, filter, not: yes }),
  shows: z.strictObject({ is: z.literal('shows'), die: diceWord, face: oneOf(SHOWN), not: yes }),
  count: z.strictObject({
    is: z.literal('count'),
    of: filter,
    characters: yes,
    least: few.exactOptional(),
    most: count(0, 20).exactOptional(),
    not: yes,
  }),
  life: z.strictObject({ is: z.literal('life'), you: oneOf(['less', 'more']), not: yes }),
  koed: z.strictObject({ is: z.literal('koed'), die: diceWord, not: yes }),
  attacked: z.strictObject({ is: z.literal('attacked'), not: yes }),
  opponents: z.strictObject({ is: z.literal('opponents'), not: yes }),
  both: z.strictObject({
    is: z.literal('both'),
    of: z.tuple([z.lazy(() => condition), z.lazy(() => condition)]),
    not: yes,
  }),
};

export const condition: z.ZodType<Condition> = union<Condition>('is', CONDITIONS);

/** One schema for each word of a closed list; the word decides. */
export function union<T>(key: string, options: Record<string, z.ZodType<T>>): z.ZodType<T> {
  const [first, ...rest] = Object.values(options);
  type Options = Parameters<typeof z.discriminatedUnion>[1];
  return z.discriminatedUnion(key, [first, ...rest] as unknown as Options, {
    error: `expected "${key}" to be one of ${Object.keys(options).join(', ')}`,
  }) as unknown as z.ZodType<T>;
}

export const price: z.ZodType<Price> = z.strictObject({
  types: z.array(energyType).min(1).exactOptional(),
  generic: count(0, 9).exactOptional(),
  life: count(1, 9).exactOptional(),
});
