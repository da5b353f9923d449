import { ALIGNMENTS, type Alignment } from '../../cards/card.ts';
import { CREATURES, type Creature, type DiceFilter, type Doing } from '../dice.ts';
import { type Form, keyOf, listOf, mapped, oneOf, word, wordsFor } from './form.ts';
import type { Phrase } from './kinds.ts';
import { AFFILIATION, capital, ENERGY, KEYWORD, NAME, NUMBER } from './marks.ts';
import { form, Part } from './record.ts';

const NONE: Form<Phrase> = form<Phrase>({}, '');

/** A word of the filter in its place, or nothing there. */
export function said(keys: (keyof Phrase)[], ...forms: Form<Phrase>[]): Part<Phrase> {
  return new Part(keys, oneOf(NONE, ...forms));
}

const NEVER = { letters: new Set<string>(), empty: false };

/** What another place of the phrase says. */
export function elsewhere(isSaid: (phrase: Phrase) => boolean): Form<Phrase> {
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

const ALIGNMENT: Form<Alignment> = wordsFor<Alignment>(
  ALIGNMENTS.map((one) => [one, capital(one)] as const),
);
const CREATURE: Form<Creature> = wordsFor<Creature>(
  CREATURES.map((one) => [one, one === 'adventurer' ? 'Adventurer' : one] as const),
);

/** One of several kinds: `{x-men} or {avengers}`, `Sidekick or level 1`. */
const KIND: Form<DiceFilter> = oneOf<DiceFilter>(
  form<DiceFilter>({}, '<affiliation>', { affiliation: AFFILIATION }),
  form<DiceFilter>({}, '<energy>', { energy: ENERGY }),
  form<DiceFilter>({}, '<keyword>', { keyword: KEYWORD }),
  form<DiceFilter>({}, '<alignment>', { alignment: ALIGNMENT }),
  form<DiceFilter>({}, '<level>', {
    level: mapped(
      numbered('level '),
      (n): readonly number[] => [n],
      (levels) => (levels.length === 1 ? (levels[0] ?? null) : null),
    ),
  }),
  form<DiceFilter>({}, '<named>', { named: NAME }),
  word<DiceFilter>('Sidekick', { is: 'sidekick' }),
);

/** Levels and names alone are listed in words of their own. */
function isMixed(kinds: readonly DiceFilter[]): boolean {
  const are = (key: keyof DiceFilter) => kinds.every((kind) => kind[key] !== undefined);
  return !are('level') && !are('named') && new Set(kinds.map(keyOf)).size === kinds.length;
}

const mixed = (kinds: readonly DiceFilter[]) => (isMixed(kinds) ? kinds : null);

/** Kinds joined by `or`. */
export const EITHER: Form<readonly DiceFilter[]> = mapped(listOf(KIND, ' or ', 2), mixed, mixed);

/** What stands in front of the noun, in this order. */
export const FRONT = {
  other: said(
    ['other', 'another'],
    form<Phrase>({ other: true }, 'other '),
    form<Phrase>({ another: true }, 'different '),
  ),
  whose: said(['whose'], form<Phrase>({ whose: 'opposing' }, 'opposing ')),
  doing: new Part<Phrase>(
    ['doing'],
    oneOf(
      NONE,
      form<Phrase>({}, '<doing>', { doing: wordsFor<Doing>(DOINGS) }),
      elsewhere(({ doing }) => doing === 'idle'),
    ),
  ),
  any: said(['any'], form<Phrase>({}, '<any> ', { any: EITHER })),
  level: said(['level'], form<Phrase>({}, '<level> ', { level: LEVELS })),
  affiliation: said(
    ['affiliation'],
    form<Phrase>({}, '<affiliation> ', { affiliation: AFFILIATION }),
  ),
  notAffiliation: said(
    ['notAffiliation'],
    form<Phrase>({}, 'non-<notAffiliation> ', { notAffiliation: AFFILIATION }),
  ),
  energy: said(['energy'], form<Phrase>({}, '<energy> ', { energy: ENERGY })),
  notEnergy: said(['notEnergy'], form<Phrase>({}, 'non-<notEnergy> ', { notEnergy: ENERGY })),
  keyword: said(['keyword'], form<Phrase>({}, '<keyword> ', { keyword: KEYWORD })),
  notKeyword: said(['notKeyword'], form<Phrase>({}, 'non-<notKeyword> ', { notKeyword: KEYWORD })),
  alignment: said(['alignment'], form<Phrase>({}, '<alignment> ', { alignment: ALIGNMENT })),
  notAlignment: said(
    ['notAlignment'],
    form<Phrase>({}, 'non-<notAlignment> ', { notAlignment: ALIGNMENT }),
  ),
  creature: said(['creature'], form<Phrase>({}, '<creature> ', { creature: CREATURE })),
};
