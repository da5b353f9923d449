import type { All, Amount, Dice, Players } from '../abilities/dice.ts';
import type { Effect, EffectName, EffectOf, Goal } from '../abilities/effect.ts';
import { priceWords, type Quantity, quantity, statChange } from './amount-words.ts';
import { conditionWords } from './condition-words.ts';
import { capital, dicePhrase, fromPlace, groupPhrase, keywordMark, noun } from './dice-words.ts';
import { nextWords } from './next-words.ts';
import type { Phrase } from './phrase.ts';
import { rulesWords } from './rule-words.ts';

/** What stands in the place of the dice, where a player looks at one of them. */
export interface Told {
  dice?: string;
  size?: number;
}

type Writers = { [Name in EffectName]: (effect: EffectOf<Name>, told: Told) => Phrase };

const plain = (words: string): Phrase => ({ words, x: null });
const GOAL_NAMES: Record<Goal, string> = {
  used: 'Used',
  prep: 'Prep',
  reserve: 'Reserve',
  bag: 'bag',
  card: 'card',
};

/** What text does, effect after effect: `KO a Sidekick; gain 1 life`. */
export function effectsWords(effects: readonly Effect[]): Phrase {
  const phrases = effects.map((effect) => effectWords(effect));
  return {
    words: phrases.map(({ words }) => words).join('; '),
    x: phrases.find(({ x }) => x !== null)?.x ?? null,
  };
}

/** One effect, or the same done to a die that a player may choose. */
export function effectWords(effect: Effect, told: Told = {}): Phrase {
  const write = WRITERS[effect.do] as (effect: Effect, told: Told) => Phrase;
  return write(effect, told);
}

const named = (dice: Dice, { dice: die }: Told): string => die ?? dicePhrase(dice);

/** A verb in front of dice. */
const acting =
  (verb: string, rest = '') =>
  ({ dice }: { dice: Dice }, told: Told): Phrase =>
    plain(`${verb} ${named(dice, told)}${rest}`);

const PLAYER_NAMES: Record<Players, string> = {
  you: 'you',
  opponent: 'the opponent',
  each: 'each player',
  controller: 'its controller',
  player: 'that player',
};

function isPlayers(to: unknown): to is Players {
  return typeof to === 'string' && to in PLAYER_NAMES;
}

function sized(amount: Amount, { size }: Told): Quantity {
  return size !== undefined && size >= 0
    ? { number: `${size}`, forEach: '', x: null }
    : quantity(amount);
}

function eachPhrase({ all }: All): string {
  return all.whose === 'your' ? `each of ${groupPhrase(all)}` : `each ${noun(all, 'one')}`;
}

function victimWords(to: EffectOf<'damage'>['to'], told: Told): string {
  if (told.dice !== undefined) return told.dice;
  if (to === 'a player') return to;
  if (isPlayers(to)) return PLAYER_NAMES[to];
  return typeof to === 'object' && 'all' in to ? eachPhrase(to) : dicePhrase(to);
}

function life(verb: 'gain' | 'lose', player: Players, amount: Amount): Phrase {
  const { number, forEach, x } = quantity(amount);
  const words = player === 'you' ? verb : `${PLAYER_NAMES[player]} ${verb}s`;
  return { words: `${words} ${number} life${forEach}`, x };
}

/** Whoever is not you owns what the words call yours. */
function theirs(words: string): string {
  return words.replace(/\byour\b/g, 'their');
}

const WRITERS: Writers = {
  damage: ({ amount, to }, told) => {
    const { number, forEach, x } = sized(amount, told);
    const victim = victimWords(to, told);
    const theirs = to === 'a player' ? x?.replace(/opposing (.*)$/, '$1 in their Field') : x;
    // Behind a single victim, `for each` would sound like one victim each.
    const isOne = forEach !== '' && typeof to === 'object' && 'pick' in to;
    const hit = isOne ? `${forEach}, all to ${victim}` : ` to ${victim}${forEach}`;
    return { words: `${number} damage${hit}`, x: theirs ?? null };
  },
  ko: ({ dice, to }, told) =>
    plain(`KO ${named(dice, told)}${to ? '; it goes to Used instead of Prep' : ''}`),
  sacrifice: acting('sacrifice'),
  move: ({ dice, to }, told) => {
    if (to === 'prep') return plain(`Prep ${named(dice, told)}`);
    const whose = typeof dice === 'object' && 'all' in dice ? dice.all.whose : undefined;
    const owner = whose === 'opposing' ? 'their' : 'your';
    const words = named(dice, told);
    const goal = to === 'card' ? 'its card' : `${owner} ${GOAL_NAMES[to]}`;
    if (dice === 'it' || dice === 'event') return plain(`${words} goes to ${goal}`);
    return plain(`move ${words} to ${dice === 'this' ? GOAL_NAMES[to] : goal}`);
  },
  field: ({ dice, level }, told) =>
    plain(`field ${named(dice, told)} ${level ? `on level ${level}` : 'free'}`),
  put: ({ dice, level = 1 }, told) =>
    plain(`move ${named(dice, told)} to the Field on level ${level}`),
  spin: ({ dice, by }, told) => {
    const levels = Math.abs(by);
    const way = `${by > 0 ? 'up' : 'down'} ${levels} level${levels === 1 ? '' : 's'}`;
    return plain(`spin ${named(dice, told)} ${way}`);
  },
  'spin-to': ({ dice, level }, told) =>
    plain(
      `spin ${named(dice, told)} to ${level === 'any-face' ? 'any other face' : `level ${level}`}`,
    ),
  roll: ({ dice }, told) => {
    const isUnbought = typeof dice === 'object' && dice.from === 'card';
    return plain(`roll ${named(dice, told)}${isUnbought ? '' : ' (to Reserve)'}`);
  },
  reroll: ({ dice, miss }, told) => {
    const rest = miss ? `; those without a character face go to ${GOAL_NAMES[miss]}` : '';
    return plain(`reroll ${named(dice, told)}${rest}`);
  },
  draw: ({ amount, to }) => {
    const { number, forEach, x } = quantity(amount);
    const dice = number === '1' ? '1 die' : `${number} dice`;
    if (to === 'prep') return { words: `Prep ${dice} from your bag${forEach}`, x };
    return { words: `draw ${to === 'roll' ? 'and roll ' : ''}${dice}${forEach}`, x };
  },
  dig: ({ amount, for: filter, level, rest }) => {
    const { number, forEach, x } = quantity(amount);
    const isOne = number === '1' && forEach === '';
    const drawn = `draw ${number} ${number === '1' ? 'die' : 'dice'}${forEach}`;
    const kept = isOne
      ? `if it is ${filter.card === 'chosen' ? 'the named one' : noun(filter, 'one', 'bag')}, field it on level ${level}, else it goes to your ${GOAL_NAMES[rest]}`
      : `field ${noun(filter, 'many', 'bag')} among them on level ${level}, the rest goes to your ${GOAL_NAMES[rest]}`;
    return { words: `${drawn}; ${kept}`, x };
  },
  boost: ({ dice, attack, defense }, told) => {
    const { number, forEach, x } = statChange(attack, defense);
    return { words: `${named(dice, told)} ${number}${forEach} this turn`, x };
  },
  grant: ({ dice, keyword }, told) => {
    const gains = typeof dice === 'object' && 'all' in dice ? 'gain' : 'gains';
    return plain(`${named(dice, told)} ${gains} ${keywordMark(keyword)} this turn`);
  },
  'gain-life': ({ player, amount }) => life('gain', player, amount),
  'lose-life': ({ player, amount }) => life('lose', player, amount),
  may: ({ price, effects }) => {
    const { words, x } = effectsWords(effects);
    if (price) return { words: `may pay ${priceWords(price)} → ${words}`, x };
    const verb = /^[X\d]+ damage/.test(words) ? 'deal ' : '';
    return { words: `may ${verb}${words.replace(/^you /, '')}`, x };
  },
  so: ({ first, gives }) => {
    const [price, rest] = [effectWords(first), effectsWords(gives)];
    return { words: `${price.words} → ${rest.words}`, x: price.x ?? rest.x };
  },
  if: ({ if: condition, effects, else: others }) => {
    const [then, otherwise] = [effectsWords(effects), others && effectsWords(others)];
    const rest = otherwise ? `, else ${otherwise.words}` : '';
    return {
      words: `${conditionWords(condition)}, ${then.words}${rest}`,
      x: then.x ?? otherwise?.x ?? null,
    };
  },
  'each-player': ({ effects }) => {
    const { words, x } = effectsWords(effects);
    const isMay = words.startsWith('may ');
    return { words: theirs(`each player ${isMay ? words : `must ${words}`}`), x };
  },
  opponent: ({ effects }) => {
    const { words, x } = effectsWords(effects);
    return {
      words: theirs(`the opponent ${words.startsWith('may ') ? words : `must ${words}`}`),
      x,
    };
  },
  name: ({ cards, keep }) => {
    const kind = noun(cards, 'one').replace(/ die$/, '');
    return plain(`name a ${kind}${keep ? '; this replaces earlier choices' : ''}`);
  },
  'this-turn': ({ on, rules }, told) => {
    const waits = on !== undefined && rules.some(({ rule }) => rule === 'when');
    if (!waits) return rulesWords(rules, effectsWords, on && named(on, told), 'this turn');
    const { words, x } = rulesWords(rules, effectsWords, 'it', 'this turn');
    return { words: `choose ${named(on, told)}; ${words}`, x };
  },
  next: (next) => plain(nextWords(next)),
  'at-end': ({ effects }) => {
    const { words, x } = effectsWords(effects);
    return { words: `at the end of turn, ${words}`, x };
  },
  'swap-attack': ({ dice, with: other }, told) =>
    plain(`swap the attack of ${named(dice, told)} with that of ${dicePhrase(other)}`),
  swap: ({ dice, with: filter, from }, told) => {
    if (from === 'card') {
      return plain(`swap ${named(dice, told)} for ${dicePhrase({ pick: 1, of: filter, from })}`);
    }
    const where = fromPlace(from, 'your').replace('from your', "in that player's");
    return plain(
      `swap ${named(dice, told)} with a ${noun(filter, 'one', from)} ${where}; it enters on level 1 and is not fielded`,
    );
  },
  'set-aside': acting('set aside', ' this turn, then return it on the same level'),
  'leave-combat': acting('remove', ' from combat'),
  heal: acting('heal all damage of'),
  'cancel-globals': () => plain('cancel the effects of Globals already used'),
};

/** A whole sentence with its X explained. */
export function sentence({ words, x }: Phrase, opening = ''): string {
  const text = opening === '' ? capital(words) : `${opening}: ${words}`;
  return `${text}${x === null ? '' : `; X = ${x}`}.`;
}
