import type { DiceFilter, Doing, Place } from '../dice.ts';
import { type Form, later, listOf, mapped, oneOf, word, wordsFor } from './form.ts';
import { AFFILIATION, ENERGY, KEYWORD, NAME, NUMBER, withArticle } from './marks.ts';
import { form, Part } from './record.ts';

/** How many dice a phrase is about. */
export type Count = 'one' | 'many';
/** In the Field dice are character dice; elsewhere they are any; `cards` counts characters, not dice. */
export type Ground = 'field' | 'away' | 'cards';
/** Whose dice `you` means: inside `each player must …` the words say `their`. */
export type Owner = 'your' | 'their';

type Filter = Partial<DiceFilter>;

const NONE: Form<Filter> = form<Filter>({}, '');

/** A word of the filter in its place, or nothing there. */
function said(keys: (keyof DiceFilter)[], ...forms: Form<Filter>[]): Part<Filter> {
  return new Part(keys, oneOf(NONE, ...forms));
}

const NEVER = { letters: new Set<string>(), empty: false };

/** What another place of the phrase says. */
function elsewhere(isSaid: (filter: Filter) => boolean): Form<Filter> {
  return { starts: () => NEVER, read: () => [], write: (value) => (isSaid(value) ? '' : null) };
}

const DOINGS: [Doing, string][] = [
  ['attacking', 'attacking '],
  ['blocking', 'blocking '],
  ['attacking-or-blocking', 'attacking or blocking '],
  ['blocked', 'blocked '],
  ['blocked-or-blocking', 'blocked or blocking '],
];

const LEVELS = listOf(numbered('level '), ' or ');

/** `level 1`. */
function numbered(before: string): Form<number> {
  return mapped(
    form<{ n: number }>({}, `${before}<n>`, { n: NUMBER }),
    ({ n }) => n,
    (n) => ({ n }),
  );
}

/** `2 or less`, `6+`, `3`, `3 to 5`. */
export const BOUNDS: Form<{ least?: number; most?: number }> = oneOf(
  mapped(
    NUMBER,
    (n) => ({ least: n, most: n }),
    ({ least, most }) => (least !== undefined && least === most ? least : null),
  ),
  form<{ least?: number; most?: number }>({}, '<least>+', { least: NUMBER }),
  form<{ least?: number; most?: number }>({}, '<most> or less', { most: NUMBER }),
  form<{ least?: number; most?: number }>({}, '<least> to <most>', { least: NUMBER, most: NUMBER }),
);

/** What stands in front of the noun, in this order. */
const FRONT = {
  other: said(
    ['other', 'another'],
    form<Filter>({ other: true }, 'other '),
    form<Filter>({ another: true }, 'different '),
  ),
  whose: said(['whose'], form<Filter>({ whose: 'opposing' }, 'opposing ')),
  doing: new Part<Filter>(
    ['doing'],
    oneOf(
      NONE,
      form<Filter>({}, '<doing>', { doing: wordsFor<Doing>(DOINGS) }),
      elsewhere(({ doing }) => doing === 'idle'),
    ),
  ),
  level: said(['level'], form<Filter>({}, '<level> ', { level: LEVELS })),
  affiliation: said(
    ['affiliation'],
    form<Filter>({}, '<affiliation> ', { affiliation: listOf(AFFILIATION, ' or ') }),
  ),
  notAffiliation: said(
    ['notAffiliation'],
    form<Filter>({}, 'non-<notAffiliation> ', { notAffiliation: AFFILIATION }),
  ),
  energy: said(['energy'], form<Filter>({}, '<energy> ', { energy: ENERGY })),
  notEnergy: said(['notEnergy'], form<Filter>({}, 'non-<notEnergy> ', { notEnergy: ENERGY })),
  keyword: said(['keyword'], form<Filter>({}, '<keyword> ', { keyword: KEYWORD })),
  notKeyword: said(['notKeyword'], form<Filter>({}, 'non-<notKeyword> ', { notKeyword: KEYWORD })),
};

/** The noun. */
function head(count: Count, ground: Ground): Part<Filter> {
  if (ground === 'cards') {
    return new Part(
      ['is', 'card', 'named'],
      form<Filter>({}, count === 'one' ? 'character' : 'characters'),
    );
  }
  const die = count === 'one' ? 'die' : 'dice';
  const shared = [
    form<Filter>({ card: 'this' }, `${die} of this card`),
    form<Filter>({ card: 'chosen' }, `${die} of that character`),
    form<Filter>({}, `<named> ${die}`, { named: NAME }),
    form<Filter>({ is: 'sidekick' }, count === 'one' ? 'Sidekick' : 'Sidekicks'),
  ];
  const own =
    ground === 'field'
      ? [
          form<Filter>({}, `character ${die}`),
          form<Filter>({ is: 'non-sidekick' }, `non-Sidekick character ${die}`),
        ]
      : [
          form<Filter>({}, die),
          form<Filter>({ is: 'character' }, `character ${die}`),
          form<Filter>({ is: 'non-sidekick' }, `non-Sidekick ${die}`),
          form<Filter>({ is: 'non-sidekick-character' }, `non-Sidekick character ${die}`),
          form<Filter>({ is: 'action' }, `action ${die}`),
        ];
  return new Part(['is', 'card', 'named'], oneOf(...own, ...shared));
}

/** What stands behind it. */
function tail(count: Count) {
  const [s, has] = count === 'one' ? ['s', "doesn't"] : ['', "don't"];
  return {
    shows: said(
      ['shows'],
      form<Filter>({ shows: 'energy' }, ` that show${s} energy`),
      form<Filter>({ shows: 'action' }, ' on a non-energy face'),
      form<Filter>({ shows: 'character' }, ' on a character face'),
    ),
    notNamed: said(['notNamed'], form<Filter>({}, ' not named <notNamed>', { notNamed: NAME })),
    cost: said(['cost'], form<Filter>({}, ` that cost${s} <cost>`, { cost: BOUNDS })),
    costOverIt: said(
      ['costOverIt'],
      form<Filter>({}, ` that cost${s} up to <costOverIt> more`, { costOverIt: NUMBER }),
    ),
    idle: said(
      ['doing'],
      form<Filter>({ doing: 'idle' }, " that didn't attack or block this turn"),
      elsewhere(({ doing }) => doing !== 'idle'),
    ),
    engagedWith: said(
      ['engagedWith'],
      form<Filter>({}, ' engaged with <engagedWith>', {
        engagedWith: later(() => withArticle(filter('one', 'field'))),
      }),
    ),
    notBlockingThis: said(
      ['notBlockingThis'],
      form<Filter>({ notBlockingThis: true }, ` that ${has} block this die`),
    ),
  };
}

const PATTERN =
  '<other><different><whose><doing><level><affiliation><notAffiliation><energy><notEnergy><keyword><notKeyword>' +
  '<head><shows><notNamed><cost><costOverIt><idle><notBlockingThis><engagedWith>';

const FILTERS = new Map<string, Form<DiceFilter>>();

/** The dice a filter means, without an article: `opposing level 1 character die`. */
export function filter(count: Count, ground: Ground): Form<DiceFilter> {
  const key = `${count} ${ground}`;
  const known = FILTERS.get(key);
  if (known) return known;
  const different = new Part<Filter>([], form({}, ground === 'cards' ? 'distinct active ' : ''));
  const parts = { ...FRONT, different, head: head(count, ground), ...tail(count) };
  const made = later(() => form<DiceFilter>({}, PATTERN, parts as never));
  FILTERS.set(key, made);
  return made;
}

/** Dice of one's own, where the words around them say so. */
export function owned(of: Form<DiceFilter>): Form<DiceFilter> {
  return mapped(
    of,
    (dice) => {
      if (dice.card === 'this') return dice.whose === undefined ? dice : null;
      return dice.whose === undefined ? { whose: 'your', ...dice } : null;
    },
    ({ whose, ...dice }) => {
      if (dice.card === 'this') return whose === undefined ? dice : null;
      return whose === 'your' ? dice : null;
    },
  );
}

/** Dice that the words around them do not call one's own. */
export function unowned(of: Form<DiceFilter>): Form<DiceFilter> {
  const same = (dice: DiceFilter) => (dice.whose === 'your' || dice.card === 'this' ? null : dice);
  return mapped(of, same, same);
}

/** `your Sidekicks`, `opposing character dice`: all of them, in front of a verb. */
export function group(owner: Owner, ground: Ground = 'field'): Form<DiceFilter> {
  return oneOf(behind(`${owner} `, owned(filter('many', ground))), unowned(filter('many', ground)));
}

/** Words in front of a value. */
export function behind<T>(words: string, inner: Form<T>, after = ''): Form<T> {
  return mapped(
    form<{ value: T }>({}, `${words}<value>${after}`, { value: inner as never }),
    ({ value }) => value,
    (value) => ({ value }),
  );
}

/** `a Sidekick`, `another opposing character die`, `one of your Sidekicks`: a die that something happens to. */
export function someDie(ground: Ground = 'field'): Form<DiceFilter> {
  return oneOf(
    behind('one of your ', owned(filter('many', ground))),
    withArticle(unowned(filter('one', ground))),
  );
}

/** Places outside the Field, as picks name them. */
const PLACES: readonly [Place, string][] = [
  ['used', 'Used'],
  ['prep', 'Prep'],
  ['reserve', 'Reserve'],
];

export interface Where {
  from: Place;
  whose?: 'opposing';
}

/** `from your Used`, `from the opponent's Reserve`, `you rolled`. */
export function where(owner: Owner, preposition: 'from' | 'in' = 'from'): Form<Where> {
  const rows = PLACES.flatMap(([from, name]): [Where, string][] => [
    [{ from }, `${preposition} ${owner} ${name}`],
    [{ from, whose: 'opposing' }, `${preposition} the opponent's ${name}`],
  ]);
  rows.push([{ from: 'rolled' }, 'you rolled'], [{ from: 'drawn' }, 'you drew']);
  return oneOf(...rows.map(([value, words]) => word(words, value)));
}
