import type { Event, When } from '../clause.ts';
import type { Condition, DiceFilter } from '../dice.ts';
import type { Effect } from '../effect.ts';
import { CONDITION } from './conditions.ts';
import { behind, filter, someDie, unowned } from './filters.ts';
import { type Form, later, mapped, maybe, oneOf, word } from './form.ts';
import { withArticle } from './marks.ts';
import { form, Part } from './record.ts';

/** Text that waits for something, whatever it is part of. */
export type Whenever = Omit<When, 'kind' | 'burst' | 'instead'>;
/** What it waits for. */
export type Moment = Pick<When, 'event' | 'die' | 'by' | 'player' | 'combat'>;

const KEYS = ['event', 'die', 'by', 'player', 'combat'] as const;

const DIE = someDie();
const AWAY = withArticle(filter('one', 'away'));

const COMBAT: Form<true | undefined> = maybe(word<true>(' by combat damage', true));

type Player = NonNullable<Moment['player']>;

const WHOSE: Form<Player | undefined> = oneOf<Player | undefined>(
  word<undefined>('your', undefined),
  word<Player>("the opponent's", 'opponent'),
  word<Player>("each player's", 'each'),
);

/** What happens to dice, of which the words name one. */
function toDice(self: string): Form<Moment>[] {
  const die: Form<DiceFilter | undefined> = oneOf<DiceFilter | undefined>(
    word<undefined>(self, undefined),
    DIE,
  );
  const yours = unowned(filter('one', 'field'));
  const verb = (event: Event, words: string) =>
    form<Moment>({ event }, `whenever <die> ${words}`, { die });
  return [
    mapped(
      form<Moment>({ event: 'fielded' }, 'whenever you field <die>', {
        die: withArticle(yours),
      }),
      (moment) =>
        moment.die?.whose === undefined
          ? { ...moment, die: { whose: 'your', ...moment.die } }
          : null,
      ({ die: one, ...moment }) => {
        if (one?.whose !== 'your' || moment.event !== 'fielded') return null;
        const { whose: _, ...kind } = one;
        return { ...moment, die: kind };
      },
    ),
    mapped(
      verb('fielded', 'is fielded'),
      (moment) => (moment.die?.whose === 'your' ? null : moment),
      (moment) => (moment.die?.whose === 'your' ? null : moment),
    ),
    verb('attacks', 'attacks'),
    verb('blocks', 'blocks'),
    verb('blocked', 'is blocked'),
    verb('unblocked', 'is unblocked'),
    form<Moment>({ event: 'blocked-by' }, 'whenever <by> blocks <die>', { by: DIE, die }),
    form<Moment>({ event: 'engaged' }, 'whenever <die> is engaged with <by>', { die, by: DIE }),
    form<Moment>({ event: 'koed' }, "whenever <die> is KO'd<combat>", { die, combat: COMBAT }),
    form<Moment>({ event: 'koed' }, 'whenever <by> KOs <die><combat>', {
      by: DIE,
      die,
      combat: maybe(word<true>(' with combat damage', true)),
    }),
    form<Moment>({ event: 'damaged' }, 'whenever <die> is damaged<combat>', {
      die,
      combat: COMBAT,
    }),
    form<Moment>({ event: 'damaged' }, 'whenever <by> damages <die>', { by: DIE, die }),
    form<Moment>(
      { event: 'hits-player' },
      `${self === 'it' ? 'if' : 'whenever'} <die> <combat>damages <player>`,
      {
        die,
        combat: maybe(word<true>('in combat ', true)),
        player: oneOf<Player | undefined>(
          word<undefined>('a player', undefined),
          word<Player>('the opponent', 'opponent'),
          word<Player>('you', 'you'),
        ),
      },
    ),
    form<Moment>({ event: 'bought', player: 'you' }, 'whenever you buy <die>', { die: AWAY }),
    form<Moment>({ event: 'bought', player: 'opponent' }, 'whenever the opponent buys <die>', {
      die: AWAY,
    }),
    form<Moment>({ event: 'bought' }, 'whenever a player buys <die>', { die: AWAY }),
    form<Moment>({ event: 'action-used', player: 'you' }, 'whenever you use <die>', { die: AWAY }),
    form<Moment>({ event: 'action-used', player: 'opponent' }, 'whenever the opponent uses <die>', {
      die: AWAY,
    }),
    form<Moment>({ event: 'action-used' }, 'whenever a player uses <die>', { die: AWAY }),
  ];
}

/** What happens to players and in their turns. */
const IN_TURNS: Form<Moment>[] = [
  word<Moment>('whenever you Prep 1+ dice outside your Clear and Draw Step', {
    event: 'prepped',
    player: 'you',
    die: {},
  }),
  word<Moment>('whenever the opponent Preps 1+ dice outside their Clear and Draw Step', {
    event: 'prepped',
    player: 'opponent',
    die: {},
  }),
  form<Moment>({ event: 'turn-starts' }, 'at the start of <player> turn', { player: WHOSE }),
  form<Moment>({ event: 'turn-ends' }, 'at the end of <player> turn', { player: WHOSE }),
  form<Moment>({ event: 'drawn' }, 'in <player> Clear and Draw Step', { player: WHOSE }),
  form<Moment>({ event: 'rerolled' }, 'in <player> Roll and Reroll Step', { player: WHOSE }),
  form<Moment>({ event: 'roll-ends' }, 'when <player> Roll and Reroll Step ends', {
    player: WHOSE,
  }),
  word<Moment>('when you attack', { event: 'attack-declared' }),
  word<Moment>('when the opponent attacks', { event: 'attack-declared', player: 'opponent' }),
  word<Moment>('when a player attacks', { event: 'attack-declared', player: 'each' }),
  word<Moment>('when blockers are declared', { event: 'blocks-declared', player: 'each' }),
  word<Moment>('before damage', { event: 'damage-nears' }),
  word<Moment>(
    'outside your Clear and Draw Step, whenever you draw and roll any number of dice other than by this or a copy of it',
    { event: 'draws-and-rolls' },
  ),
];

const MOMENTS: Record<string, Part<Moment>> = {};

/** What a sentence waits for; `self` are the words for the die that bears the text. */
export function momentOf(self: string): Part<Moment> {
  MOMENTS[self] ??= new Part<Moment>(
    KEYS,
    later(() => oneOf<Moment>(...toDice(self), ...IN_TURNS)),
  );
  return MOMENTS[self];
}

export const ONCE: Form<true | undefined> = maybe(word<true>('once a turn, ', true));
/** A condition in front of what it limits. */
export const IF: Form<Condition | undefined> = maybe(behind('', CONDITION, ', '));

/** `whenever a Sidekick is KO'd, gain 1 life`, among the rules of an effect. */
export function happening(self: string, effects: Form<readonly Effect[]>): Form<Whenever> {
  return form<Whenever>({}, '<moment>, <if><effects>', { moment: momentOf(self), if: IF, effects });
}

export type Opened = Moment & Pick<When, 'eachDie'>;

/** Words that open a clause about the die itself, with what may stand behind the colon. */
export const OPENINGS: readonly [opening: string, form: Form<Opened>][] = [
  ['Fielded', word<Opened>('', { event: 'fielded' })],
  ['Attacks', word<Opened>('', { event: 'attacks' })],
  ['Blocks', word<Opened>('', { event: 'blocks' })],
  ['Blocked', word<Opened>('', { event: 'blocked' })],
  ['Blocked', word<Opened>('for each blocker, ', { event: 'blocked-by' })],
  ['Blocked', form<Opened>({ event: 'blocked-by' }, 'by <by>, ', { by: DIE })],
  ['Unblocked', word<Opened>('', { event: 'unblocked' })],
  ["KO'd", word<Opened>('', { event: 'koed' })],
  ["KO'd", word<Opened>('by combat damage, ', { event: 'koed', combat: true })],
  ["KO'd", form<Opened>({ event: 'koed' }, 'by <by>, ', { by: DIE })],
  [
    "KO'd",
    form<Opened>({ event: 'koed', combat: true }, 'by combat damage of <by>, ', { by: DIE }),
  ],
  ['KOs a die', word<Opened>('', { event: 'koed', by: 'this', die: {} })],
  [
    'KOs a die',
    word<Opened>('with combat damage, ', { event: 'koed', by: 'this', die: {}, combat: true }),
  ],
  [
    'KOs a die',
    word<Opened>('an opposing one, ', { event: 'koed', by: 'this', die: { whose: 'opposing' } }),
  ],
  [
    'KOs a die',
    word<Opened>('an opposing one with combat damage, ', {
      event: 'koed',
      by: 'this',
      die: { whose: 'opposing' },
      combat: true,
    }),
  ],
  ['KOs a die', form<Opened>({ event: 'koed', by: 'this' }, '<die>, ', { die: DIE })],
  [
    'KOs a die',
    form<Opened>({ event: 'koed', by: 'this', combat: true }, '<die> with combat damage, ', {
      die: DIE,
    }),
  ],
  ['Damaged', word<Opened>('', { event: 'damaged' })],
  ['Damaged', word<Opened>('by combat damage, ', { event: 'damaged', combat: true })],
  ['Damaged', form<Opened>({ event: 'damaged' }, 'by <by>, ', { by: DIE })],
  ['Deals damage', word<Opened>('to a player, ', { event: 'hits-player' })],
  ['Deals damage', word<Opened>('to the opponent, ', { event: 'hits-player', player: 'opponent' })],
  ['Deals damage', word<Opened>('to you, ', { event: 'hits-player', player: 'you' })],
  [
    'Deals damage',
    word<Opened>('combat damage to a player, ', { event: 'hits-player', combat: true }),
  ],
  [
    'Deals damage',
    word<Opened>('combat damage to the opponent, ', {
      event: 'hits-player',
      player: 'opponent',
      combat: true,
    }),
  ],
  ['Bought', word<Opened>('', { event: 'bought' })],
  ['Start of turn', word<Opened>('', { event: 'turn-starts', eachDie: true })],
  ['End of your turn', word<Opened>('', { event: 'turn-ends', eachDie: true })],
  ['End of turn', word<Opened>('', { event: 'turn-ends', player: 'each', eachDie: true })],
];
