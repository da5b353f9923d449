import type { Condition, DiceFilter, DiceWord, Shown } from '../dice.ts';
import { BOUNDS, behind, filter, owned, unowned } from './filters.ts';
import { type Form, later, listOf, mapped, oneOf, word, wordsFor } from './form.ts';
import { AFFILIATION, ENERGY, NAME, withArticle } from './marks.ts';
import { form } from './record.ts';

type Of<Name extends Condition['is']> = Extract<Condition, { is: Name }>;
type Fits = Of<'fits'>;
type Count = Of<'count'>;

const IS: Form<true | undefined> = yesOrNo('is', "isn't");
const DIE: Form<DiceWord> = wordsFor<DiceWord>([
  ['this', 'this die'],
  ['it', 'it'],
  ['event', 'that die'],
  ['other', 'the other die'],
]);

/** The plain word, or the one that denies. */
function yesOrNo(plain: string, denied: string): Form<true | undefined> {
  return oneOf<true | undefined>(word(plain, undefined), word(denied, true));
}

/** What a die is, in the fewest words: `{fist}`, `a level 1 {mask} character die`. */
const KIND: Form<DiceFilter> = oneOf<DiceFilter>(
  form<DiceFilter>({}, '<energy>', { energy: ENERGY }),
  form<DiceFilter>({}, '<affiliation>', { affiliation: listOf(AFFILIATION, ' or ') }),
  form<DiceFilter>({ card: 'chosen' }, 'the named one'),
  behind('one of your ', owned(filter('many', 'field'))),
  withArticle(unowned(filter('one', 'field'))),
);

const isOf = (doing: DiceFilter['doing']): DiceFilter => ({ doing }) as DiceFilter;

/** What this die is doing, or the level it is on. */
const THIS: Form<Fits>[] = [
  word<Fits>('while attacking', { is: 'fits', die: 'this', filter: isOf('attacking') }),
  word<Fits>('while blocking', { is: 'fits', die: 'this', filter: isOf('blocking') }),
  word<Fits>('while attacking or blocking', {
    is: 'fits',
    die: 'this',
    filter: isOf('attacking-or-blocking'),
  }),
  form<Fits>({ is: 'fits', die: 'this' }, 'while <filter>', {
    filter: form<DiceFilter>({}, 'engaged with <engagedWith>', {
      engagedWith: withArticle(filter('one', 'field')),
    }),
  }),
];

const ALONE: Of<'count'> = {
  is: 'count',
  of: { whose: 'your', doing: 'attacking' },
  most: 1,
};

interface Bounds {
  least?: number;
  most?: number;
}

/** `with 2+ Sidekicks`: what you have in the Field. */
function having(words: string, of: Form<DiceFilter>, after = '', characters?: true): Form<Count> {
  return mapped(
    form<{ bounds: Bounds; of: DiceFilter }>({}, `${words} <bounds> <of>${after}`, {
      bounds: BOUNDS,
      of,
    } as never),
    ({ bounds, of: dice }) => {
      const isPlain = bounds.least === bounds.most && bounds.least === 0;
      return isPlain
        ? null
        : { is: 'count', of: dice, ...(characters && { characters }), ...bounds };
    },
    ({ of: dice, least, most, not, characters: cards }: Count) => {
      if (cards !== characters) return null;
      if (not || (least ?? 0) === 1 || most === 0) return null;
      const bounds = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
      return { bounds, of: dice };
    },
  );
}

const opposing = (of: Form<DiceFilter>): Form<DiceFilter> =>
  mapped(
    of,
    (dice) => (dice.whose === undefined ? { whose: 'opposing', ...dice } : null),
    ({ whose, ...dice }) => (whose === 'opposing' ? dice : null),
  );

const anyone = (of: Form<DiceFilter>): Form<DiceFilter> => {
  const same = (dice: DiceFilter) =>
    dice.whose === undefined && dice.card !== 'this' ? dice : null;
  return mapped(of, same, same);
};

const [ONE, MANY] = [filter('one', 'field'), filter('many', 'field')];

const SINGLE: Form<Condition>[] = [
  form<Of<'active'>>({ is: 'active' }, 'while <named> is active', { named: NAME }),
  form<Of<'active'>>({ is: 'active', not: true }, 'while <named> is not active', { named: NAME }),
  ...THIS,
  form<Fits>({ is: 'fits', die: 'it' }, "if it's <filter>", { filter: KIND }),
  form<Fits>({ is: 'fits' }, 'if <die> <not> <filter>', { die: DIE, not: IS, filter: KIND }),
  ...faces(),
  word<Count>('alone', ALONE),
  form<Count>({ is: 'count', least: 1 }, 'with <of>', { of: withArticle(owned(ONE)) }),
  form<Count>({ is: 'count', most: 0 }, 'with no <of>', { of: owned(MANY) }),
  having('with', owned(MANY)),
  having('with', owned(filter('many', 'cards')), '', true),
  having('while the opponent has', opposing(filter('many', 'cards')), '', true),
  form<Count>({ is: 'count', least: 1 }, 'while the opponent has <of>', {
    of: withArticle(opposing(ONE)),
  }),
  form<Count>({ is: 'count', most: 0 }, 'while the opponent has no <of>', { of: opposing(MANY) }),
  having('while the opponent has', opposing(MANY)),
  form<Count>({ is: 'count', least: 1 }, 'with <of>, whoever has it', {
    of: withArticle(anyone(ONE)),
  }),
  form<Count>({ is: 'count', most: 0 }, 'with no <of> in the Field', { of: anyone(MANY) }),
  having('with', anyone(MANY), ' in the Field'),
  word<Condition>('while you have less life than the opponent', { is: 'life', you: 'less' }),
  word<Condition>('while you have more life than the opponent', { is: 'life', you: 'more' }),
  form<Of<'koed'>>({ is: 'koed' }, 'if that <not> <die>', {
    not: yesOrNo('KOs', "doesn't KO"),
    die: DIE,
  }),
  word<Condition>('if they attacked this turn', { is: 'attacked' }),
  word<Condition>('unless they attacked this turn', { is: 'attacked', not: true }),
  word<Condition>("if it is the opponent's turn", { is: 'opponents' }),
  word<Condition>('if it is your turn', { is: 'opponents', not: true }),
];

/** `on a character face`: what the die shows that the text speaks of. */
function faces(): Form<Condition>[] {
  const FACES: [Shown, string][] = [
    ['character', 'a character'],
    ['energy', 'energy'],
    ['action', 'an action'],
  ];
  type Shows = Of<'shows'>;
  return [
    word<Shows>('on a character face', { is: 'shows', die: 'it', face: 'character' }),
    word<Shows>('on an energy face', { is: 'shows', die: 'it', face: 'energy' }),
    word<Shows>('on an action face', { is: 'shows', die: 'it', face: 'action' }),
    form<Shows>({ is: 'shows' }, 'if <die> <not> <face>', {
      die: DIE,
      not: yesOrNo('shows', "doesn't show"),
      face: wordsFor<Shown>(FACES),
    }),
  ];
}

/** The die attacks, and nobody with it. */
const ATTACKING_ALONE: Condition = {
  is: 'both',
  of: [{ is: 'fits', die: 'this', filter: { doing: 'attacking' } }, ALONE],
};

const PLAIN: Form<Condition> = later(() => oneOf<Condition>(...SINGLE));

/** What must hold, as the middle of a sentence: `if it isn't {fist}`. */
export const CONDITION: Form<Condition> = later(() =>
  oneOf<Condition>(
    word<Condition>('while attacking alone', ATTACKING_ALONE),
    PLAIN,
    mapped(
      form<{ one: Condition; other: Condition }>({}, '<one> and <other>', {
        one: PLAIN as never,
        other: PLAIN as never,
      }),
      ({ one, other }): Condition => ({ is: 'both', of: [one, other] }),
      (condition) =>
        condition.is === 'both' && !condition.not
          ? { one: condition.of[0], other: condition.of[1] }
          : null,
    ),
  ),
);
