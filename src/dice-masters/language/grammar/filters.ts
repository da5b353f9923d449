import type { DiceFilter, Place } from '../dice.ts';
import { FRONT } from './adjectives.ts';
import { type Count, tail } from './behind-noun.ts';
import { type Form, later, listOf, mapped, oneOf, word } from './form.ts';
import { filterOf, type Phrase, phraseOf } from './kinds.ts';
import { NAME, withArticle } from './marks.ts';
import { form, Part } from './record.ts';

/** In the Field dice are character dice; elsewhere they are any; `cards` counts characters, not dice. */
export type Ground = 'field' | 'away' | 'cards';
/** Whose dice `you` means: inside `each player must …` the words say `their`. */
export type Owner = 'your' | 'their';

/** The noun. */
function head(count: Count, ground: Ground): Part<Phrase> {
  if (ground === 'cards') {
    return new Part(
      ['is', 'notSidekick', 'notBasic', 'card', 'named'],
      form<Phrase>({}, count === 'one' ? 'character' : 'characters'),
    );
  }
  const die = count === 'one' ? 'die' : 'dice';
  const shared = [
    form<Phrase>({ card: 'this' }, `${die} of this card`),
    form<Phrase>({ card: 'chosen' }, `${die} of that character`),
    form<Phrase>({}, `<named> ${die}`, { named: listOf(NAME, ' or ') }),
    form<Phrase>({ is: 'sidekick' }, count === 'one' ? 'Sidekick' : 'Sidekicks'),
  ];
  const own =
    ground === 'field'
      ? [
          form<Phrase>({}, `character ${die}`),
          form<Phrase>({ notSidekick: true }, `non-Sidekick character ${die}`),
        ]
      : [
          form<Phrase>({}, die),
          form<Phrase>({ is: 'character' }, `character ${die}`),
          form<Phrase>({ notSidekick: true }, `non-Sidekick ${die}`),
          form<Phrase>({ is: 'character', notSidekick: true }, `non-Sidekick character ${die}`),
          form<Phrase>({ is: 'action' }, `action ${die}`),
          form<Phrase>({ is: 'basic-action' }, `Basic Action ${die}`),
          form<Phrase>({ is: 'action', notBasic: true }, `non-Basic action ${die}`),
        ];
  return new Part(['is', 'notSidekick', 'notBasic', 'card', 'named'], oneOf(...own, ...shared));
}

const PATTERN =
  '<other><different><whose><doing><any><level><affiliation><notAffiliation><energy><notEnergy><keyword><notKeyword>' +
  '<alignment><notAlignment><creature>' +
  '<head><shows><notNamed><nameHas><hasGlobal><cost><costOverIt><attack><defense><fielding><rank><idle>' +
  '<notBlockingThis><engagedWith>';

const FILTERS = new Map<string, Form<DiceFilter>>();

/** The dice a filter means, without an article: `opposing level 1 character die`. */
export function filter(count: Count, ground: Ground): Form<DiceFilter> {
  const key = `${count} ${ground}`;
  const known = FILTERS.get(key);
  if (known) return known;
  const different = new Part<Phrase>(
    [],
    form<Phrase>({}, ground === 'cards' ? 'distinct active ' : ''),
  );
  const made = later(() => {
    const parts = {
      ...FRONT,
      different,
      head: head(count, ground),
      ...tail(count, () => filter('one', 'field')),
    };
    return mapped(form<Phrase>({}, PATTERN, parts as never), filterOf, phraseOf);
  });
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
  ['used-or-prep', 'Used or Prep'],
  ['bag-or-used', 'bag or Used'],
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
  rows.push([{ from: 'them' }, 'among them']);
  return oneOf(...rows.map(([value, words]) => word(words, value)));
}
