import type { Clause, When } from '../clause.ts';
import type { Condition, Dice, DiceWord } from '../dice.ts';
import type { Dealer, Effect } from '../effect.ts';
import type { Rule } from '../rule.ts';

/** Words for dice that point at something where a text stands. */
type Known = ReadonlySet<DiceWord>;

/** Whether every `it`, `that die` and `this die` of a clause points at one thing only, and every verb at dice it can act on. */
export function makesSense(clause: Clause): boolean {
  return isReactionSound(clause) && isClauseSound(clause);
}

/** Damage is answered by Globals and by dice in the Field that wait for it. (R11.7) */
function isReactionSound(clause: Clause): boolean {
  if (!('effects' in clause)) return true;
  const answers = clause.effects.some(answersDamage);
  if (clause.kind === 'use') return answers === (clause.at === 'damage');
  return !answers || clause.kind === 'global';
}

/** Whether an effect, or one inside it, speaks of damage that is about to be dealt. */
export function answersDamage(effect: Effect): boolean {
  switch (effect.do) {
    case 'prevent':
    case 'redirect':
      return true;
    case 'so':
      return [effect.first, ...effect.gives].some(answersDamage);
    case 'if':
      return [...effect.effects, ...(effect.else ?? [])].some(answersDamage);
    default:
      return 'effects' in effect && effect.effects.some(answersDamage);
  }
}

function isClauseSound(clause: Clause): boolean {
  switch (clause.kind) {
    case 'when':
      return isWhenSound(clause, 'this');
    case 'always':
      return isAlwaysSound(clause.rules, clause.if);
    case 'script':
      return true;
    case 'keyword-dice':
      return !clause.of.card && !clause.of.other && !clause.of.another;
    case 'action':
      return (
        (clause.only === undefined || holdsSense(clause.only, new Set())) &&
        areSound(clause.effects, new Set<DiceWord>(['this']))
      );
    case 'use':
    case 'keyword':
      return areSound(clause.effects, new Set<DiceWord>(['this']));
    case 'global':
      return areSound(clause.effects, new Set());
  }
}

const IN_FIGHT: ReadonlySet<string> = new Set(['blocks', 'blocked-by', 'engaged']);
/** Moments that come in a turn whatever the dice do. */
export const IN_TURN: ReadonlySet<string> = new Set([
  'turn-starts',
  'drawn',
  'rerolled',
  'roll-ends',
  'attack-declared',
  'blocks-declared',
  'damage-nears',
  'turn-ends',
  'draws-and-rolls',
  'dice-drawn',
  'global-used',
  'hurt',
  'life-gained',
  'life-lost',
  'draw-starts',
  'roll-starts',
  'main-starts',
  'main-ends',
  'attack-starts',
  'attack-ends',
]);

function isWhenSound(text: Omit<When, 'kind'>, self: 'this' | 'put on'): boolean {
  const { event } = text;
  const known = knownWhen(text, self);
  // Nobody blocks yet while attackers are declared.
  if (isBeforeBlocks(event) && text.effects.some(needsBlocks)) return false;
  return (text.if === undefined || holdsSense(text.if, known)) && areSound(text.effects, known);
}

/** Of several dice of a card, text that works once for all of them means none by `this die`. */
function knownWhen(text: Omit<When, 'kind'>, self: 'this' | 'put on'): Known {
  const { event, die, by, eachDie, anywhere } = text;
  const isOwn = (die === undefined && !IN_TURN.has(event)) || by === 'this' || eachDie === true;
  const known = new Set<DiceWord>();
  if (self === 'put on' || (isOwn && !anywhere)) known.add('this');
  if (die !== undefined && event !== 'prepped') known.add('event');
  if (IN_FIGHT.has(event) || (by !== undefined && by !== 'this')) known.add('other');
  return known;
}

function isBeforeBlocks(event: When['event']): boolean {
  return event === 'attacks' || event === 'attack-declared' || event === 'fielded';
}

function needsBlocks(effect: Effect): boolean {
  const dice = diceOf(effect);
  if (typeof dice === 'object') {
    const { doing } = 'all' in dice ? dice.all : dice.of;
    if (doing?.startsWith('block')) return true;
  }
  return 'effects' in effect && effect.effects.some(needsBlocks);
}

/** Whether a rule speaks of the die that bears it, or of what that die does. */
export function isOwnRule(rule: Rule): boolean {
  if (rule.rule === 'ko-goes' && rule.by === 'this') return true;
  return 'dice' in rule && rule.dice === 'this';
}

function isAlwaysSound(rules: readonly Rule[], condition: Condition | undefined): boolean {
  const isOwn = rules.every(isOwnRule);
  const known = new Set<DiceWord>(isOwn ? ['this'] : []);
  if (condition && !holdsSense(condition, known)) return false;
  const saves = rules.filter((rule) => rule.rule === 'instead-of-ko');
  if (
    !saves.every(({ dice, effects }) =>
      areSound(effects, new Set([dice === 'this' ? dice : 'event'])),
    )
  )
    return false;
  return rules.every((rule) => amountsOf(rule).every((amount) => isAmountSound(amount, known)));
}

function holdsSense(condition: Condition, known: Known): boolean {
  if (condition.is === 'all') return known.has('first');
  if (condition.is === 'both') return condition.of.every((one) => holdsSense(one, known));
  return 'die' in condition ? known.has(condition.die) : true;
}

function amountsOf(holder: object): unknown[] {
  const { amount, attack, defense, first, next, less, more } = holder as Record<string, unknown>;
  return [amount, attack, defense, first, next, less, more];
}

function isAmountSound(amount: unknown, known: Known): boolean {
  if (typeof amount !== 'object' || amount === null) return true;
  if ('from' in amount && isAmong(amount.from)) return known.has('first');
  if (!('of' in amount)) return true;
  return known.has(amount.of as DiceWord);
}

/** Effects in a row; each that takes dice gives the next ones an `it`. */
function areSound(effects: readonly Effect[], from: Known): boolean {
  const known = new Set(from);
  for (const effect of effects) {
    if (!isSound(effect, known)) return false;
    if (takesDice(effect)) known.add('it');
    if (givesThem(effect)) known.add('first').add('rolled');
  }
  return true;
}

function diceOf(effect: Effect): Dice | undefined {
  if (effect.do === 'this-turn') return effect.on;
  if (effect.do === 'damage' || effect.do === 'prevent') {
    return isDice(effect.to) ? effect.to : undefined;
  }
  if (effect.do === 'redirect') return effect.to;
  if (effect.do === 'divide') return effect.among;
  return 'dice' in effect ? effect.dice : undefined;
}

const DICE_WORDS: ReadonlySet<unknown> = new Set([
  'this',
  'it',
  'event',
  'other',
  'first',
  'rolled',
]);

function isDice(to: unknown): to is Dice {
  return typeof to === 'object' || DICE_WORDS.has(to);
}

function takesDice(effect: Effect): boolean {
  if (effect.do === 'draw' || effect.do === 'dig' || effect.do === 'corrupt') return true;
  if (effect.do === 'may' || effect.do === 'if') return effect.effects.some(takesDice);
  if (effect.do === 'so') return takesDice(effect.first) || effect.gives.some(takesDice);
  return diceOf(effect) !== undefined;
}

/** Dice that the text drew, rolled or moved before. */
function isAmong(from: unknown): boolean {
  return from === 'them' || from === 'rest';
}

const ROLLS: ReadonlySet<string> = new Set(['draw', 'roll', 'reroll']);

/** Whether later words may speak of `them` and of `the drawn die`. */
function givesThem(effect: Effect): boolean {
  if (effect.do === 'draw') return effect.to !== 'join';
  if (effect.do === 'may' || effect.do === 'if') return effect.effects.some(givesThem);
  if (effect.do === 'so') return givesThem(effect.first) || effect.gives.some(givesThem);
  if (ROLLS.has(effect.do)) return true;
  return effect.do === 'move' && typeof effect.dice === 'object' && !('pick' in effect.dice);
}

function isSound(effect: Effect, known: Known): boolean {
  const dice = diceOf(effect);
  if (dice !== undefined && !isPlaceSound(effect, dice)) return false;
  if (typeof dice === 'string' && !known.has(dice)) return false;
  if (typeof dice === 'object' && isAmong(dice.from) && !known.has('first')) return false;
  if (
    (effect.do === 'damage' || effect.do === 'divide') &&
    effect.by &&
    !isDealer(effect.by, known)
  )
    return false;
  if (effect.do === 'fight' && !isOpponentSound(effect.with, known)) return false;
  const withIt = dice === undefined ? known : new Set<DiceWord>([...known, 'it']);
  if (!amountsOf(effect).every((amount) => isAmountSound(amount, withIt))) return false;
  if (
    'player' in effect &&
    effect.player === 'controller' &&
    !known.has('it') &&
    !known.has('event')
  )
    return false;
  return isInnerSound(effect, known);
}

/** Where `this die` is said, no other die of the card is meant. */
function isDealer(by: Dealer, known: Known): boolean {
  return by === 'card' ? !known.has('this') : known.has(by);
}

/** Whom a die fights lies in the Field as well. */
function isOpponentSound(dice: Dice, known: Known): boolean {
  return typeof dice === 'string' ? known.has(dice) : dice.from === undefined;
}

function isInnerSound(effect: Effect, known: Known): boolean {
  switch (effect.do) {
    case 'may':
      return areSound(effect.effects, known);
    case 'at-end':
      return areSound(effect.effects, without(known, 'first', 'rolled'));
    case 'so':
      return areSound([effect.first, ...effect.gives], known);
    case 'choose':
      return effect.options.every((option) => areSound(option, known));
    case 'unless':
      return (
        areSound(effect.deed ?? [], without(known, 'first', 'rolled', 'it')) &&
        areSound(effect.effects, known)
      );
    case 'if':
      return (
        holdsSense(effect.if, known) &&
        areSound(effect.effects, known) &&
        areSound(effect.else ?? [], known)
      );
    case 'each-player':
    case 'opponent':
      return areSound(effect.effects, without(known, 'first', 'rolled', 'it'));
    case 'this-turn':
      return effect.rules.every(
        (rule) => rule.rule !== 'when' || isWhenSound(rule, effect.on ? 'put on' : 'this'),
      );
    default:
      return true;
  }
}

function without(known: Known, ...words: readonly DiceWord[]): Known {
  return new Set([...known].filter((one) => !words.includes(one)));
}

const OUTSIDE: ReadonlySet<string> = new Set(['field', 'put', 'roll']);
const ANYWHERE: ReadonlySet<string> = new Set([
  'move',
  'reroll',
  'spin-to',
  'spin-to-energy',
  'swap',
]);

/** Dice in the Field are hit, spun and KO'd; dice elsewhere are fielded and rolled. */
function isPlaceSound(effect: Effect, dice: Dice): boolean {
  const isAway = typeof dice === 'object' && dice.from !== undefined;
  if (effect.do === 'field' && effect.level === undefined) {
    if (typeof dice === 'object') return dice.from === 'reserve' || isAmong(dice.from);
    return dice === 'it' || dice === 'first' || dice === 'rolled';
  }
  if (OUTSIDE.has(effect.do)) return typeof dice === 'string' || isAway;
  return ANYWHERE.has(effect.do) || !isAway;
}
