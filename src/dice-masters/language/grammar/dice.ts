import type { All, Dice, DiceFilter, DiceWord, Pick } from '../dice.ts';
import { behind, filter, group, type Owner, owned, unowned, type Where, where } from './filters.ts';
import { type Form, later, mapped, maybe, oneOf, wordsFor } from './form.ts';
import { NUMBER, SEVERAL, withArticle } from './marks.ts';
import { form } from './record.ts';

/** A die by its name, where a player looks at it; only written. */
export interface SaidDice {
  said: string;
}

const SAID: Form<Dice> = {
  starts: () => ({ letters: new Set(), empty: false }),
  read: () => [],
  write: (dice) =>
    typeof dice === 'object' && 'said' in dice ? (dice as unknown as SaidDice).said : null,
};

export const DICE_WORD: Form<DiceWord> = wordsFor<DiceWord>([
  ['this', 'this die'],
  ['it', 'it'],
  ['event', 'that die'],
  ['other', 'the other die'],
]);

type Picked = Pick & { where?: Where };

/** Dice outside the Field: their owner stands with the place. */
function away<T extends { from?: unknown; where?: Where }>(
  inner: Form<T>,
  of: (value: T) => DiceFilter,
  put: (value: T, filter: DiceFilter) => T,
): Form<T> {
  return mapped(
    inner,
    ({ where: place, ...rest }) => {
      const filter = of(rest as T);
      if (place === undefined || filter.whose !== undefined) return null;
      const whole = put(rest as T, place.whose ? { ...filter, whose: place.whose } : filter);
      return { ...whole, from: place.from };
    },
    ({ from, ...rest }) => {
      const { whose, ...filter } = of(rest as T) ?? {};
      if (from === undefined || whose === 'your') return null;
      const place = { from, ...(whose && { whose }) } as Where;
      return { ...put(rest as T, filter), where: place } as T;
    },
  );
}

function picks(owner: Owner): Form<Pick> {
  const many = filter('many', 'field');
  const own = owned(many);
  const orPlayer = maybe(
    wordsFor<'any' | 'opponent'>([
      ['any', ' or player'],
      ['opponent', ' or the opponent'],
    ]),
  );
  const [one, others] = [unowned(filter('one', 'field')), unowned(many)];
  const [oneAway, manyAway] = [filter('one', 'away'), filter('many', 'away')];
  const place = where(owner);
  return oneOf<Pick>(
    form<Pick>({ pick: 1 }, '<of><orPlayer>', { of: withArticle(one), orPlayer }),
    form<Pick>({}, `<pick> of ${owner} <of>`, { pick: NUMBER, of: own }),
    form<Pick>({ upTo: true }, `up to <pick> of ${owner} <of>`, { pick: NUMBER, of: own }),
    form<Pick>({ pick: 'any' }, `any number of ${owner} <of>`, { of: own }),
    form<Pick>({}, '<pick> <of>', { pick: SEVERAL, of: others }),
    form<Pick>({ upTo: true, pick: 1 }, 'up to 1 <of>', { of: one }),
    form<Pick>({ upTo: true }, 'up to <pick> <of>', { pick: SEVERAL, of: others }),
    form<Pick>({ pick: 'any' }, 'any number of <of>', { of: others }),
    form<Pick>({ from: 'card' }, `<pick> of ${owner} unbought <of>`, {
      pick: NUMBER,
      of: manyAway,
    }),
    away(
      oneOf<Picked>(
        form<Picked>({ pick: 1 }, '1 <of> <where>', { of: oneAway, where: place }),
        form<Picked>({}, '<pick> <of> <where>', { pick: SEVERAL, of: manyAway, where: place }),
        form<Picked>({ upTo: true, pick: 1 }, 'up to 1 <of> <where>', {
          of: oneAway,
          where: place,
        }),
        form<Picked>({ upTo: true }, 'up to <pick> <of> <where>', {
          pick: SEVERAL,
          of: manyAway,
          where: place,
        }),
        form<Picked>({ pick: 'any' }, 'any number of <of> <where>', { of: manyAway, where: place }),
      ),
      ({ of }) => of,
      (value, of) => ({ ...value, of }),
    ),
  );
}

type Every = All & { where?: Where };

/** `all your Sidekicks`, `all opposing character dice except 1`. */
function every(owner: Owner): Form<All> {
  const but = maybe(behind(' except ', NUMBER));
  const many = filter('many', 'field');
  return oneOf<All>(
    form<All>({}, `all ${owner} <all><but>`, { all: owned(many), but }),
    form<All>({}, 'all <all><but>', { all: unowned(many), but }),
    away(
      form<Every>({}, 'all <all> <where>', { all: filter('many', 'away'), where: where(owner) }),
      ({ all }) => all,
      (value, all) => ({ ...value, all }),
    ),
  );
}

/** `each of your Sidekicks`, `each opposing character die`: all of them, each on its own. */
function eachOne(owner: Owner): Form<All> {
  return oneOf<All>(
    form<All>({}, `each of ${owner} <all>`, { all: owned(filter('many', 'field')) }),
    form<All>({}, 'each <all>', { all: unowned(filter('one', 'field')) }),
  );
}

/** What text acts on, in the words of one player. */
export interface DicePhrases {
  /** Behind a verb: `a Sidekick`, `all your character dice`. */
  object: Form<Dice>;
  pick: Form<Pick>;
  each: Form<All>;
  /** A die by its name. */
  said: Form<Dice>;
  /** In front of one: a single die, or several. */
  single: Form<Dice>;
  plural: Form<Dice>;
}

function isSingle(dice: Dice): Dice | null {
  if (typeof dice === 'string') return dice;
  return 'said' in dice || ('pick' in dice && dice.pick === 1) ? dice : null;
}

function phrases(owner: Owner): DicePhrases {
  const pick = later(() => picks(owner));
  const all = later(() => every(owner));
  const picked = oneOf<Dice>(DICE_WORD, pick, SAID);
  const several = (dice: Dice) => (isSingle(dice) === null ? dice : null);
  return {
    object: oneOf<Dice>(DICE_WORD, pick, all, SAID),
    pick,
    each: eachOne(owner),
    said: SAID,
    single: mapped(picked, isSingle, isSingle),
    plural: oneOf<Dice>(
      mapped(picked, several, (dice) =>
        typeof dice === 'object' && 'pick' in dice ? several(dice) : null,
      ),
      form<All>({}, '<all>', { all: group(owner) }),
    ),
  };
}

export const DICE: Record<Owner, DicePhrases> = { your: phrases('your'), their: phrases('their') };
