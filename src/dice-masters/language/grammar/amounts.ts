import type { Amount, DiceWord, Price, Stat } from '../dice.ts';
import { STATS } from '../dice.ts';
import { behind, filter, group, type Owner, owned, unowned, type Where, where } from './filters.ts';
import { type Form, keyOf, later, listOf, mapped, maybe, oneOf, word, wordsFor } from './form.ts';
import { ENERGY, NUMBER } from './marks.ts';
import { form } from './record.ts';

type Count = Extract<Amount, { count: unknown }>;
type Tally = Extract<Amount, { tally: unknown }>;
/** What an amount is multiplied with: `for each of your Sidekicks`. */
export type Each = Omit<Count, 'times' | 'plus'> | Omit<Tally, 'times'>;

const OWNERS: Form<DiceWord> = wordsFor<DiceWord>([
  ['this', "this die's"],
  ['it', 'its'],
  ['event', "that die's"],
  ['other', "the other die's"],
]);

const STAT: Form<Stat> = wordsFor<Stat>(STATS.map((stat) => [stat, stat] as const));

type Counted = Each & { where?: Where };

/** Dice outside the Field: their owner stands with the place. */
function counted(inner: Form<Counted>): Form<Each> {
  return mapped(
    inner,
    ({ where: place, ...rest }) => {
      if (place === undefined || !('count' in rest) || rest.count.whose !== undefined) return null;
      const count = place.whose ? { ...rest.count, whose: place.whose } : rest.count;
      return { ...rest, count, from: place.from };
    },
    (each) => {
      if (!('count' in each) || each.from === undefined) return null;
      const { from, count, ...rest } = each;
      const { whose, ...kind } = count;
      if (whose === 'your') return null;
      return { ...rest, count: kind, where: { from, ...(whose && { whose }) } };
    },
  );
}

/** ` for each of your Sidekicks`, ` for each die in your Used`. */
function eachForm(owner: Owner): Form<Each> {
  const many = (ground: 'field' | 'cards') => owned(filter('many', ground));
  const one = (ground: 'field' | 'cards') => unowned(filter('one', ground));
  return oneOf<Each>(
    form<Count>({}, ` for each of ${owner} <count>`, { count: many('field') }),
    form<Count>({}, ' for each <count>', { count: one('field') }),
    form<Count>({ characters: true }, ` for each of ${owner} <count>`, { count: many('cards') }),
    form<Count>({ characters: true }, ' for each <count>', { count: one('cards') }),
    counted(
      form<Counted>({}, ' for each <count> <where>', {
        count: filter('one', 'away'),
        where: where(owner, 'in'),
      } as never),
    ),
    form<Tally>({ tally: 'missed' }, ' for each of those dice'),
  );
}

/** What stands behind `X = `. */
const EXPLAINED: Form<Amount> = oneOf<Amount>(
  form<Extract<Amount, { stat: unknown }>>({}, '<of> <stat><least>', {
    of: OWNERS,
    stat: STAT,
    least: maybe(behind(' (min ', NUMBER, ')')),
  }),
  form<Extract<Amount, { stat: unknown }>>(
    { half: true },
    'half <of> <stat>, rounded down<least>',
    { of: OWNERS, stat: STAT, least: maybe(behind(' (min ', NUMBER, ')')) },
  ),
  form<Extract<Amount, { highest: unknown }>>({}, 'the highest <highest> among <among>', {
    highest: STAT,
    among: group('your'),
  }),
  form<Count>({}, '<plus>the number of <count>', {
    plus: maybe(behind('', NUMBER, ' + ')),
    count: group('your'),
  }),
  form<Count>({ characters: true }, '<plus>the number of <count>', {
    plus: maybe(behind('', NUMBER, ' + ')),
    count: group('your', 'cards'),
  }),
  word('the number of character dice you fielded this turn, this one included', {
    tally: 'fielded-this-turn',
  } as Amount),
  word("the energy in the opponent's Reserve", { tally: 'opposing-energy' } as Amount),
);
export const X_EXPLAINED: Form<Amount> = later(() => EXPLAINED);

/** A number, or `X` for what the end of the line explains. */
export const QUANTITY: Form<Amount> = oneOf<Amount>(NUMBER, {
  starts: () => ({ letters: new Set('X'), empty: false }),
  read: (at, { line, x }) => (x !== undefined && line[at] === 'X' ? [[x as Amount, at + 1]] : []),
  write: (amount, writing) => {
    if (typeof amount !== 'object') return null;
    if (writing.x !== undefined && keyOf(writing.x) !== keyOf(amount)) return null;
    writing.x = amount;
    return 'X';
  },
});

/** An amount whose number and whose `for each` stand apart. */
export interface Split {
  number: Amount;
  each?: Each;
}

export function joinAmount({ number, each }: Split): Amount | null {
  if (each === undefined) return number;
  if (typeof number !== 'number' || number === 0) return null;
  return (number === 1 ? each : { ...each, times: number }) as Amount;
}

export function splitAmount(amount: Amount): Split | null {
  if (typeof amount === 'number') return { number: amount };
  const isEach =
    ('count' in amount && amount.plus === undefined) ||
    ('tally' in amount && amount.tally === 'missed');
  if (!isEach) return 'times' in amount ? null : { number: amount };
  const { times = 1, ...each } = amount as Count;
  return times === 1 && 'times' in amount ? null : { number: times, each };
}

export const EACH: Record<Owner, Form<Each | undefined>> = {
  your: maybe(later(() => eachForm('your'))),
  their: maybe(later(() => eachForm('their'))),
};

/** `+2`, `-1`, `+X`. */
const SIGNED: Form<Amount> = oneOf<Amount>(
  mapped(
    behind('+', NUMBER),
    (n) => n,
    (n) => (typeof n === 'number' && n >= 0 ? n : null),
  ),
  mapped(
    behind('-', NUMBER),
    (n) => (n === 0 ? null : -n),
    (n) => (typeof n === 'number' && n < 0 ? -n : null),
  ),
  behind('+', {
    starts: () => ({ letters: new Set('X'), empty: false }),
    read: (at, reading) => (reading.line[at] === 'X' ? QUANTITY.read(at, reading) : []),
    write: (amount, writing) =>
      typeof amount === 'object' ? QUANTITY.write(amount, writing) : null,
  }),
) as Form<Amount>;

interface Stats {
  attack?: Amount;
  defense?: Amount;
}

type Change = Stats & { each?: Each };

/** `+2A +2D for each of your Sidekicks`. */
function statsForm(owner: Owner): Form<Stats> {
  const [attack, defense, each] = [behind('', SIGNED, 'A'), behind('', SIGNED, 'D'), EACH[owner]];
  return mapped(
    oneOf<Change>(
      form<Change>({}, '<attack> <defense><each>', { attack, defense, each } as never),
      form<Change>({}, '<attack><each>', { attack, each } as never),
      form<Change>({}, '<defense><each>', { defense, each } as never),
    ),
    ({ each: one, ...stats }) => {
      const joined: Stats = {};
      for (const key of ['attack', 'defense'] as const) {
        const number = stats[key];
        if (number === undefined) continue;
        const amount = joinAmount({ number, ...(one && { each: one }) });
        if (amount === null) return null;
        joined[key] = amount;
      }
      return joined;
    },
    (stats) => {
      const parts = Object.entries(stats).flatMap(([key, amount]) =>
        amount === undefined ? [] : [[key, splitAmount(amount)] as const],
      );
      const [first] = parts;
      if (first === undefined || parts.some(([, split]) => split === null)) return null;
      const all = first[1]?.each;
      if (parts.some(([, split]) => keyOf(split?.each) !== keyOf(all))) return null;
      const change: Change = all ? { each: all } : {};
      for (const [key, split] of parts) {
        if (split) change[key as 'attack' | 'defense'] = split.number;
      }
      return change;
    },
  );
}

export const STATS_CHANGE: Record<Owner, Form<Stats>> = {
  your: later(() => statsForm('your')),
  their: later(() => statsForm('their')),
};

const TYPES = listOf(ENERGY, '');

/** `{bolt}{bolt}`, `{2}`, `{1}{mask}`, `{mask} + 1 life`, `2 life`. */
export const PRICE: Form<Price> = oneOf<Price>(
  form<Price>({}, '<types>', { types: TYPES }),
  form<Price>({}, '{<generic>}', { generic: NUMBER }),
  form<Price>({}, '{<generic>}<types>', { generic: NUMBER, types: TYPES }),
  form<Price>({}, '<types> + <life> life', { types: TYPES, life: NUMBER }),
  form<Price>({}, '{<generic>} + <life> life', { generic: NUMBER, life: NUMBER }),
  form<Price>({}, '<life> life', { life: NUMBER }),
);
