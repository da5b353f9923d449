import type { Clause, When } from '../clause.ts';
import type { Condition, Dice, DiceWord } from '../dice.ts';
import type { Effect } from '../effect.ts';
import type { Rule } from '../rule.ts';

/** Words for dice that point at something where a text stands. */
type Known = ReadonlySet<DiceWord>;

/** Whether every `it`, `that die` and `this die` of a clause points at one thing only, and every verb at dice it can act on. */
export function makesSense(clause: Clause): boolean {
  switch (clause.kind) {
    case 'when':
      return isWhenSound(clause, 'this');
    case 'always':
      return isAlwaysSound(clause.rules, clause.if);
    case 'script':
      return true;
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

const IN_FIGHT: ReadonlySet<string> = new Set(['blocked-by', 'engaged']);
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
]);

function isWhenSound(text: Omit<When, 'kind'>, self: 'this' | 'put on'): boolean {
  const { event, die } = text;
  const known = knownWhen(text, self);
  // Nobody blocks yet while attackers are declared.
  if (isBeforeBlocks(event) && text.effects.some(needsBlocks)) return false;
  // A die that is KO'd fights no more.
  if (event === 'koed' && die === undefined && text.if && asksFight(text.if)) return false;
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

function asksFight(condition: Condition): boolean {
  if (condition.is === 'both') return condition.of.some(asksFight);
  if (condition.is !== 'fits' || condition.die !== 'this') return false;
  return condition.filter.doing !== undefined || condition.filter.engagedWith !== undefined;
}

function isAlwaysSound(rules: readonly Rule[], condition: Condition | undefined): boolean {
  const isOwn = rules.every((rule) => 'dice' in rule && rule.dice === 'this');
  const known = new Set<DiceWord>(isOwn ? ['this'] : []);
  if (condition && !holdsSense(condition, known)) return false;
  return rules.every((rule) => amountsOf(rule).every((amount) => isAmountSound(amount, known)));
}

function holdsSense(condition: Condition, known: Known): boolean {
  if (condition.is === 'both') return condition.of.every((one) => holdsSense(one, known));
  return 'die' in condition ? known.has(condition.die) : true;
}

function amountsOf(holder: object): unknown[] {
  const { amount, attack, defense, first } = holder as Record<string, unknown>;
  return [amount, attack, defense, first];
}

function isAmountSound(amount: unknown, known: Known): boolean {
  if (typeof amount !== 'object' || amount === null || !('of' in amount)) return true;
  return known.has(amount.of as DiceWord);
}

/** Effects in a row; each that takes dice gives the next ones an `it`. */
function areSound(effects: readonly Effect[], from: Known): boolean {
  const known = new Set(from);
  for (const effect of effects) {
    if (!isSound(effect, known)) return false;
    if (takesDice(effect)) known.add('it');
  }
  return true;
}

function diceOf(effect: Effect): Dice | undefined {
  if (effect.do === 'this-turn') return effect.on;
  if (effect.do === 'damage') return isDice(effect.to) ? effect.to : undefined;
  return 'dice' in effect ? effect.dice : undefined;
}

const DICE_WORDS: ReadonlySet<unknown> = new Set(['this', 'it', 'event', 'other']);

function isDice(to: unknown): to is Dice {
  return typeof to === 'object' || DICE_WORDS.has(to);
}

function takesDice(effect: Effect): boolean {
  if (effect.do === 'draw' || effect.do === 'dig') return true;
  if (effect.do === 'may' || effect.do === 'if') return effect.effects.some(takesDice);
  if (effect.do === 'so') return takesDice(effect.first) || effect.gives.some(takesDice);
  return diceOf(effect) !== undefined;
}

function isSound(effect: Effect, known: Known): boolean {
  const dice = diceOf(effect);
  if (dice !== undefined && !isPlaceSound(effect, dice)) return false;
  if (typeof dice === 'string' && !known.has(dice)) return false;
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

function isInnerSound(effect: Effect, known: Known): boolean {
  const alone = new Set([...known].filter((word) => word !== 'it'));
  switch (effect.do) {
    case 'may':
    case 'at-end':
      return areSound(effect.effects, known);
    case 'so':
      return areSound([effect.first, ...effect.gives], known);
    case 'if':
      return (
        holdsSense(effect.if, known) &&
        areSound(effect.effects, known) &&
        areSound(effect.else ?? [], known)
      );
    case 'each-player':
    case 'opponent':
      return areSound(effect.effects, alone);
    case 'this-turn':
      return effect.rules.every(
        (rule) => rule.rule !== 'when' || isWhenSound(rule, effect.on ? 'put on' : 'this'),
      );
    default:
      return true;
  }
}

const OUTSIDE: ReadonlySet<string> = new Set(['field', 'put', 'roll']);
const ANYWHERE: ReadonlySet<string> = new Set(['move', 'reroll', 'spin-to', 'swap']);

/** Dice in the Field are hit, spun and KO'd; dice elsewhere are fielded and rolled. */
function isPlaceSound(effect: Effect, dice: Dice): boolean {
  const isAway = typeof dice === 'object' && dice.from !== undefined;
  if (effect.do === 'field' && effect.level === undefined) {
    return dice === 'it' || (typeof dice === 'object' && dice.from === 'reserve');
  }
  if (OUTSIDE.has(effect.do)) return typeof dice === 'string' || isAway;
  return ANYWHERE.has(effect.do) || !isAway;
}
