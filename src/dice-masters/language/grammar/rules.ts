import type { DiceFilter, Players } from '../dice.ts';
import type { Rule, RuleName, RuleOf, Subject, Targeter } from '../rule.ts';
import { QUANTITY, STATS_CHANGE } from './amounts.ts';
import { behind, filter, group, unowned } from './filters.ts';
import { type Form, later, listOf, mapped, maybe, oneOf, word, wordsFor } from './form.ts';
import { NUMBER, SEVERAL } from './marks.ts';
import { form, Part } from './record.ts';

/** Who a rule is about: a single die or several; and how long it holds. */
export interface About<S> {
  single?: Form<S>;
  plural?: Form<S>;
  /** ` this turn`, or nothing. */
  time: string;
}

type Aimed<Name extends RuleName, S> = Omit<RuleOf<Name>, 'dice'> & { dice: S };
export type AnyAimed<S> = Aimed<RuleName, S>;

/** The same words about one die and about several. */
function both<S>(
  { single, plural, time }: About<S>,
  fixed: object,
  one: string,
  many: string,
  slots: object = {},
): Form<AnyAimed<S>>[] {
  const made = (dice: Form<S>, pattern: string) =>
    form<AnyAimed<S>>(fixed as never, pattern.replaceAll('~', time), { dice, ...slots } as never);
  return [...(single ? [made(single, one)] : []), ...(plural ? [made(plural, many)] : [])];
}

const MANY = unowned(filter('many', 'field'));
const BLOCKERS = group('your');

const OPPOSING_TARGETERS: Form<readonly Targeter[]> = targeters('opposing ');
const TARGETERS: Form<readonly Targeter[]> = targeters('');

function targeters(whose: string): Form<readonly Targeter[]> {
  return behind(
    whose,
    listOf(
      wordsFor<Targeter>([
        ['global', 'Globals'],
        ['action', 'action dice'],
        ['intimidate', '[[Intimidate]]'],
      ]),
      ' and ',
    ),
  );
}

/** Rules that say something of dice; `~` is where the time stands. */
export function diceRules<S>(about: About<S>): Form<AnyAimed<S>> {
  const say = (fixed: object, one: string, many: string, slots: object = {}) =>
    both(about, fixed, one, many, slots);
  const same = (fixed: object, pattern: string, slots: object = {}) =>
    say(fixed, pattern, pattern, slots);
  return oneOf<AnyAimed<S>>(
    ...same({ rule: 'cant', what: 'attack' }, "<dice> can't attack~"),
    ...same({ rule: 'cant', what: 'block' }, "<dice> can't block~"),
    ...say(
      { rule: 'cant', what: 'be-blocked' },
      '<dice> is unblockable~',
      '<dice> are unblockable~',
    ),
    ...same({ rule: 'cant', what: 'be-blocked' }, "<by> can't block <dice>~", { by: BLOCKERS }),
    ...same({ rule: 'cant', what: 'be-bought' }, "<dice> can't be bought~"),
    ...same({ rule: 'cant', what: 'be-fielded' }, "<dice> can't be fielded~"),
    ...say(
      { rule: 'cant', what: 'deal-combat-damage' },
      '<dice> deals no combat damage~',
      '<dice> deal no combat damage~',
    ),
    ...same({ rule: 'cant-target', from: 'opponent' }, "<by> can't target <dice>~", {
      by: OPPOSING_TARGETERS,
    }),
    ...same({ rule: 'cant-target', from: 'anyone' }, "<by> can't target <dice>~", {
      by: TARGETERS,
    }),
    ...same({ rule: 'must', what: 'attack' }, '<dice> must attack~ if able'),
    ...same({ rule: 'must', what: 'block' }, '<dice> must block~ if able'),
    ...same({ rule: 'blocks-many' }, '<dice> can block up to <most> <attackers>~', {
      most: NUMBER,
      attackers: MANY,
    }),
    ...same({ rule: 'blocks-many', more: 1 }, '<dice> can block 1 additional character die~'),
    ...same({ rule: 'blocks-many' }, '<dice> can block <more> additional character dice~', {
      more: SEVERAL,
    }),
    ...same(
      { rule: 'blocks-many' },
      '<dice> can block up to <most> opposing character dice instead of 1~',
      { most: NUMBER },
    ),
    ...same({ rule: 'needs-blockers' }, 'only <least>+ character dice together can block <dice>~', {
      least: NUMBER,
    }),
    ...say(
      { rule: 'turns-attacks' },
      'character dice that <dice> blocks also deal their attack to themselves~',
      'character dice that <dice> block also deal their attack to themselves~',
    ),
    ...same({ rule: 'prevent' }, 'prevent all damage to <dice>~'),
    ...same({ rule: 'prevent', combat: true }, 'prevent all combat damage to <dice>~'),
    ...same(
      { rule: 'prevent' },
      'each turn, prevent the first <first> damage of each source to <dice>~',
      { first: QUANTITY },
    ),
    ...say({ rule: 'double-damage' }, '<dice> deals double damage~', '<dice> deal double damage~'),
    ...say(
      { rule: 'after-attack', to: 'prep' },
      'if <dice> is unblocked and would go to Used, Prep it instead~',
      'if <dice> are unblocked and would go to Used, Prep them instead~',
    ),
  );
}

const THIS: Form<Subject> = word<Subject>('this die', 'this');
export const GROUP: Form<Subject> = group('your') as Form<Subject>;
const CARDS: Form<DiceFilter> = group('your', 'away');

/** What players may not do with dice of theirs. */
function bans(time: string): Form<Rule>[] {
  const who = wordsFor<'you' | 'opponent'>([
    ['you', 'you'],
    ['opponent', 'the opponent'],
  ]);
  const [field, buy] = [GROUP, CARDS as Form<Subject>];
  return [
    form<RuleOf<'cant'>>(
      { rule: 'cant', what: 'be-fielded' },
      `<player> can't field <dice>${time}`,
      {
        player: who,
        dice: field,
      },
    ),
    form<RuleOf<'cant'>>({ rule: 'cant', what: 'be-bought' }, `<player> can't buy <dice>${time}`, {
      player: who,
      dice: buy,
    }),
  ];
}

/** Fielding may cost nothing where no other bound is said. */
const MIN = maybe(behind(' (min ', NUMBER, ')'));

/** Rules about no die in particular, or about prices. */
export function otherRules(time: string): Form<Rule>[] {
  const cost = { dice: CARDS, less: NUMBER };
  return [
    ...bans(time),
    form<RuleOf<'cost'>>(
      { rule: 'cost', of: 'buying' },
      `<dice> cost <less> less (min <least>)${time}`,
      {
        ...cost,
        least: NUMBER,
      },
    ),
    form<RuleOf<'cost'>>(
      { rule: 'cost', of: 'fielding' },
      `<dice> cost <less> less to field<least>${time}`,
      { dice: group('your'), less: NUMBER, least: MIN },
    ),
    word<Rule>(`Globals can't be used${time}`, { rule: 'cant-use-globals' }),
    word<Rule>(
      `declare the opponent's blockers${time}: 1 for each attacker until every attacker has 1, then the rest as you like`,
      { rule: 'declares-blocks' },
    ),
    form<RuleOf<'global-life'>>(
      { rule: 'global-life' },
      time === ''
        ? 'players must pay <amount> life to use a Global'
        : 'this turn, players must pay <amount> life to use a Global',
      { amount: NUMBER },
    ),
  ];
}

const DRAWERS = new Part<RuleOf<'extra-draw'>>(['player', 'amount'], extraDraw());

function extraDraw(): Form<RuleOf<'extra-draw'>> {
  const said = (player: Players, one: string) => [
    form<RuleOf<'extra-draw'>>({ player, amount: 1 }, one),
    form<RuleOf<'extra-draw'>>({ player }, one.replace('1 extra die', '<amount> extra dice'), {
      amount: mapped(
        NUMBER,
        (n) => (n > 1 ? n : null),
        (n) => (n > 1 ? n : null),
      ),
    }),
  ];
  return oneOf(
    ...said('you', 'draw 1 extra die in your Clear and Draw Step'),
    ...said('each', 'each player draws 1 extra die in their Clear and Draw Step'),
    ...said('opponent', 'the opponent draws 1 extra die in their Clear and Draw Step'),
  );
}

/** Attack and defense of dice for as long as the text works. */
function statRules(): Form<Rule>[] {
  type Stats = RuleOf<'stats'>;
  const change = new Part<Stats>(['attack', 'defense'], STATS_CHANGE.your as Form<Stats>);
  return [
    form<Stats>({ rule: 'stats', dice: 'this' }, '<change>', { change } as never),
    form<Stats>({ rule: 'stats' }, '<dice> <change>', { dice: GROUP, change } as never),
  ];
}

/** What holds as long as the text works. */
export const RULE: Form<Rule> = later(() =>
  oneOf<Rule>(
    ...statRules(),
    form<RuleOf<'cant'>>({ rule: 'cant', what: 'be-blocked', dice: 'this' }, 'unblockable'),
    diceRules({ single: THIS, plural: GROUP, time: '' }) as Form<Rule>,
    ...otherRules(''),
    form<RuleOf<'extra-draw'>>({ rule: 'extra-draw' }, '<draws>', { draws: DRAWERS } as never),
  ),
);
