import type { Event, When } from '../abilities/clause.ts';
import type { DiceFilter } from '../abilities/dice.ts';
import type { Trigger } from '../effect.ts';
import { conditionWords } from './condition-words.ts';
import { article, noun } from './dice-words.ts';
import type { Phrase, WriteEffects } from './phrase.ts';

type Text = Omit<When, 'kind'>;

/** The word that opens a clause about the die itself; null where a sentence must say it. */
const OPENINGS: Record<Event, Trigger | null> = {
  fielded: 'Fielded',
  attacks: 'Attacks',
  blocks: 'Blocks',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  'blocked-by': 'Blocked',
  engaged: null,
  koed: "KO'd",
  damaged: 'Damaged',
  'hits-player': 'Deals damage',
  bought: 'Bought',
  'action-used': null,
  prepped: null,
  'turn-starts': 'Start of turn',
  drawn: null,
  rerolled: null,
  'roll-ends': null,
  'attack-declared': null,
  'blocks-declared': null,
  'damage-nears': null,
  'turn-ends': 'End of your turn',
  'draws-and-rolls': null,
};

/** The opening of a clause, and the words behind it. */
export function whenWords(
  text: Text,
  write: WriteEffects,
): { opening: Trigger | ''; phrase: Phrase } {
  const own = ownOpening(text);
  if (own !== null) return { opening: own, phrase: told(text, ownMiddle(text), write) };
  const phrase = whenPhrase(text, write, 'this die');
  if (text.anywhere) {
    return {
      opening: '',
      phrase: { ...phrase, words: `${phrase.words}; this card need not be active` },
    };
  }
  return { opening: 'Active', phrase };
}

/** The word for what happens to this die or in your own turn; null when a sentence is needed. */
function ownOpening({ event, die, by, player, anywhere }: Text): Trigger | null {
  if (event === 'koed' && by === 'this') return 'KOs a die';
  const isOwn = die === undefined && (player === undefined || player === 'you');
  const hits = event === 'hits-player' && die === undefined;
  return (isOwn || hits) && !anywhere && by !== 'this' ? OPENINGS[event] : null;
}

/** What else must be so, between the opening and the effect. */
function ownMiddle({ event, die, by, combat, player }: Text): string[] {
  const how = combat ? ' with combat damage' : '';
  if (by === 'this')
    return [
      `${die?.whose === 'opposing' && isPlainOpposing(die) ? 'an opposing one' : article(noun(die ?? {}, 'one'))}${how}`,
    ];
  if (event === 'hits-player' && player === 'opponent') return ['to the opponent'];
  return by ? [`by ${article(noun(by, 'one'))}${how}`] : [];
}

function isPlainOpposing(filter: DiceFilter): boolean {
  return Object.keys(filter).length === 1;
}

function told(
  { if: condition, once, effects }: Text,
  middle: string[],
  write: WriteEffects,
): Phrase {
  const { words, x } = write(effects);
  const parts = [
    ...(once ? ['once a turn'] : []),
    ...middle,
    ...(condition ? [conditionWords(condition)] : []),
    words,
  ];
  return { words: parts.join(', '), x };
}

/** The whole sentence: `whenever a Sidekick is KO'd, gain 1 life`. */
export function whenPhrase(text: Text, write: WriteEffects, self: string): Phrase {
  return told(text, [HAPPENINGS[text.event](text, self)], write);
}

const one = (die: DiceFilter | undefined, self: string) =>
  die === undefined ? self : article(noun(die, 'one'));
const ownDie = ({ die }: Text) => die?.whose === 'your';
const withoutOwner = ({ whose: _, ...rest }: DiceFilter) => rest;
const whose = ({ player }: Text) =>
  player === 'each' ? "each player's" : player === 'opponent' ? "the opponent's" : 'your';

/** A die that does something, or to which something is done. */
const does =
  (verb: string) =>
  ({ die }: Text, self: string) =>
    `whenever ${one(die, self)} ${verb}`;

const HAPPENINGS: Record<Event, (text: Text, self: string) => string> = {
  fielded: (text, self) =>
    ownDie(text)
      ? `whenever you field ${article(noun(withoutOwner(text.die ?? {}), 'one'))}`
      : `whenever ${one(text.die, self)} is fielded`,
  attacks: does('attacks'),
  blocks: (text, self) =>
    text.player === 'opponent'
      ? 'for each die the opponent assigns to block'
      : does('blocks')(text, self),
  blocked: does('is blocked'),
  'blocked-by': ({ die, by }, self) =>
    `whenever ${one(by === 'this' ? undefined : by, 'a character die')} blocks ${one(die, self)}`,
  unblocked: does('is unblocked'),
  engaged: ({ die, by }, self) =>
    `whenever ${one(die, self)} is engaged with ${one(by === 'this' ? undefined : by, 'a character die')}`,
  koed: ({ die, by }, self) =>
    by && by !== 'this'
      ? `whenever ${one(by, self)} KOs ${one(die, self)}`
      : `whenever ${one(die, self)} is KO'd`,
  damaged: does('is damaged'),
  'hits-player': (text, self) =>
    `${text.die ? 'whenever' : 'if'} ${one(text.die, self)} damages ${text.player === 'opponent' ? 'the opponent' : 'a player'}`,
  bought: does('is bought'),
  'action-used': (text) =>
    `whenever ${text.player === 'opponent' ? 'the opponent uses' : 'you use'} ${text.die ? article(noun(text.die, 'one', 'used')) : 'an action die'}`,
  prepped: (text) =>
    `whenever ${text.player === 'opponent' ? 'the opponent Preps' : 'you Prep'} 1+ dice outside ${text.player === 'opponent' ? 'their' : 'your'} Clear and Draw Step`,
  'turn-starts': (text) => `at the start of ${whose(text)} turn`,
  drawn: (text) => `in ${whose(text)} Clear and Draw Step`,
  rerolled: (text) => `in ${whose(text)} Roll and Reroll Step`,
  'roll-ends': (text) => `at the end of ${whose(text)} Roll and Reroll Step`,
  'attack-declared': () => 'when you attack',
  'blocks-declared': () => 'when blockers are declared',
  'damage-nears': () => 'before damage',
  'turn-ends': (text) => `at the end of ${whose(text)} turn`,
  'draws-and-rolls': () =>
    'outside your Clear and Draw Step, whenever you draw and roll any number of dice other than by this or a copy of it',
};
