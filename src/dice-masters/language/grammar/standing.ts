import type { Condition, Deed, DiceFilter } from '../dice.ts';
import { SYMBOL } from './amounts.ts';
import { BOUNDS } from './behind-noun.ts';
import { filter, unowned, type Where, where } from './filters.ts';
import { type Form, mapped, oneOf, word, wordsFor } from './form.ts';
import { NUMBER, SEVERAL, withArticle } from './marks.ts';
import { form } from './record.ts';

type Of<Name extends Condition['is']> = Extract<Condition, { is: Name }>;
type Energy = Of<'energy'>;

/** How many dice there are, as conditions say it. */
interface Counted {
  of: DiceFilter;
  least?: number;
  most?: number;
}

/** `a Sidekick`, `no Sidekicks`, `2+ Sidekicks`. */
function counted(one: Form<DiceFilter>, many: Form<DiceFilter>): Form<Counted> {
  const several = (counts: Counted) => {
    const isOther = counts.least === 1 || counts.most === 0;
    return isOther && counts.least !== counts.most ? null : counts;
  };
  return oneOf<Counted>(
    form<Counted>({ least: 1 }, '<of>', { of: withArticle(one) }),
    form<Counted>({ most: 0 }, 'no <of>', { of: many }),
    mapped(
      form<{ of: DiceFilter; bounds: { least?: number; most?: number } }>({}, '<bounds> <of>', {
        bounds: BOUNDS,
        of: many,
      } as never),
      ({ of, bounds }) => several({ of, ...bounds }),
      (counts) => {
        const { of, ...bounds } = counts;
        return several(counts) && { of, bounds };
      },
    ),
  );
}

type Placed = Counted & { where: Where };

/** `with 2+ dice in your Prep`, `with no dice in the opponent's Prep`. */
const PLACED: Form<Condition> = mapped(
  form<{ counts: Counted; where: Where }>({}, 'with <counts> <where>', {
    counts: counted(filter('one', 'away'), filter('many', 'away')),
    where: where('your', 'in'),
  } as never) as Form<{ counts: Counted; where: Where }>,
  ({ counts, where: { from, whose } }): Condition | null => {
    if (counts.of.whose !== undefined) return null;
    return { is: 'count', ...counts, of: { ...counts.of, ...(whose && { whose }) }, from };
  },
  (condition) => {
    if (condition.is !== 'count' || condition.from === undefined) return null;
    const { is: _, from, of, characters, not, ...rest } = condition;
    const { whose, ...kind } = of;
    if (whose === 'your' || characters || not) return null;
    const place = { from, ...(whose && { whose }) } as Placed['where'];
    return { counts: { of: kind, ...rest }, where: place };
  },
);

const DID: Form<Deed> = wordsFor<Deed>([
  ['fielded', 'fielded'],
  ['bought', 'bought'],
  ['used', 'used'],
]);

interface Done {
  counts: Counted;
  did: Deed;
}

/** What was done with dice this turn, wherever they lie by now. */
function done(inner: Form<Done>, whose: 'your' | 'opposing') {
  return mapped(
    inner,
    ({ counts, did }): Condition | null =>
      counts.of.whose === undefined || counts.of.whose === whose
        ? { is: 'count', ...counts, of: { ...counts.of, whose, did }, from: 'anywhere' }
        : null,
    (condition) => {
      if (condition.is !== 'count' || condition.from !== 'anywhere') return null;
      const { is: _, from: _from, of, characters, not, ...rest } = condition;
      const { whose: side, did, ...kind } = of;
      if (side !== whose || did === undefined || characters || not) return null;
      return { counts: { of: kind, ...rest }, did };
    },
  );
}

/** Characters are fielded and KO'd; any dice are bought and used. */
function ground(did: Deed): 'field' | 'away' {
  return did === 'fielded' || did === 'koed' ? 'field' : 'away';
}

function deeds(): Form<Condition>[] {
  const kinds = (on: 'field' | 'away') =>
    counted(unowned(filter('one', on)), unowned(filter('many', on)));
  const said = (on: 'field' | 'away') => {
    const test = (did: Deed) => (ground(did) === on ? did : null);
    return { counts: kinds(on), did: mapped(DID, test, test) } as never;
  };
  const each = (['field', 'away'] as const).flatMap((on) => [
    done(form<Done>({}, 'if you <did> <counts> this turn', said(on)), 'your'),
    done(form<Done>({}, 'if the opponent <did> <counts> this turn', said(on)), 'opposing'),
  ]);
  const [one, many] = [filter('one', 'field'), filter('many', 'field')];
  const fallen = (whose: 'your' | 'opposing', words: string, counts: Form<Counted>) =>
    done(form<Done>({ did: 'koed' }, words, { counts } as never), whose);
  const least = (of: Form<DiceFilter>, number: Form<number>) =>
    form<Counted>({}, '<least>+ <of>', { least: number, of });
  const ofYours = form<Counted>({}, '<least>+ of your <of>', { least: SEVERAL, of: many });
  return [
    ...each,
    fallen(
      'your',
      "if one of your <counts> was KO'd this turn",
      form<Counted>({ least: 1 }, '<of>', { of: many }),
    ),
    fallen(
      'opposing',
      "if an opposing <counts> was KO'd this turn",
      form<Counted>({ least: 1 }, '<of>', { of: one }),
    ),
    fallen('your', "if <counts> were KO'd this turn", ofYours),
    fallen(
      'opposing',
      "if <counts> were KO'd this turn",
      mapped(
        least(many, SEVERAL),
        ({ of: { whose, ...of }, ...rest }) => (whose === 'opposing' ? { of, ...rest } : null),
        ({ of, ...rest }) => ({ of: { ...of, whose: 'opposing' as const }, ...rest }),
      ),
    ),
  ];
}

function energies(): Form<Condition>[] {
  return [
    ['your', {}],
    ["the opponent's", { whose: 'opposing' } as const],
  ].flatMap(([owner, fixed]) => {
    const given = { is: 'energy', ...(fixed as object) } as Partial<Energy>;
    return [
      form<Energy>({ ...given, least: 1 }, `with <energy> in ${owner} Reserve`, { energy: SYMBOL }),
      form<Energy>(given, `with <least>+ <energy> in ${owner} Reserve`, {
        least: SEVERAL,
        energy: SYMBOL,
      }),
    ];
  });
}

type Life = Of<'life-total'>;

function lives(): Form<Condition>[] {
  return (
    [
      ['you', 'with'],
      ['opponent', 'while the opponent has'],
    ] as const
  ).flatMap(([who, words]) => [
    form<Life>({ is: 'life-total', who }, `${words} <least>+ life`, { least: NUMBER }),
    form<Life>({ is: 'life-total', who }, `${words} <most> or less life`, { most: NUMBER }),
  ]);
}

const more = (of: Form<DiceFilter>): Form<DiceFilter> => {
  const same = (dice: DiceFilter) => (dice.whose === undefined ? dice : null);
  return mapped(of, same, same);
};

/** Conditions about how players stand: what they hold, what they did, whose turn it is. */
export function standings(): Form<Condition>[] {
  const MANY = more(filter('many', 'field'));
  return [
    PLACED,
    ...deeds(),
    ...energies(),
    ...lives(),
    form<Of<'more'>>({ is: 'more', who: 'you' }, 'with more <of> than the opponent', { of: MANY }),
    form<Of<'more'>>({ is: 'more', who: 'opponent' }, 'while the opponent has more <of> than you', {
      of: MANY,
    }),
    word<Condition>('on your turn', { is: 'turn', whose: 'your' }),
    word<Condition>("on the opponent's turn", { is: 'turn', whose: 'opposing' }),
  ];
}
