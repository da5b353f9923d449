import type { Amount, Dice } from '../../language/dice.ts';
import type { Effect, EffectName, EffectOf } from '../../language/effect.ts';
import type { Rule } from '../../language/rule.ts';
import type { Game } from '../game.ts';
import { attackOf, defenseOf, isSidekickDie } from '../stats.ts';

type Leanings = { [Name in EffectName]?: (effect: EffectOf<Name>) => number };

const HELPS = () => 1;
const HARMS = () => -1;

/**
 * How a die fares for what a text does to it: 1 better, -1 worse, 0 as the case may be. Verbs that
 * are not named here touch no die, or nobody can tell.
 */
const LEANINGS: Leanings = {
  damage: HARMS,
  ko: HARMS,
  sacrifice: HARMS,
  reroll: HARMS,
  'set-aside': HARMS,
  'spin-to-energy': HARMS,
  swap: HARMS,
  prevent: HELPS,
  field: HELPS,
  put: HELPS,
  roll: HELPS,
  heal: HELPS,
  grant: HELPS,
  move: ({ dice, to }) => (isInField(dice) || to === 'bag' || to === 'card' ? -1 : 1),
  spin: ({ by }) => Math.sign(by),
  'spin-to': ({ level }) => (level === 1 ? -1 : 1),
  boost: ({ attack = 0, defense = 0 }) => Math.sign(sizeOf(attack) + sizeOf(defense)) || 1,
  'this-turn': ({ rules }) => Math.sign(rules.reduce((sum, rule) => sum + ruleLeaning(rule), 0)),
};

const known = new WeakMap<Effect, number>();

/** How a die fares that the step of a text is about to touch; without a step, texts of keywords, it is harmed. */
export function leaningOf(effect: Effect | null): number {
  if (effect === null) return -1;
  const before = known.get(effect);
  if (before !== undefined) return before;
  const leaning = found(effect);
  known.set(effect, leaning);
  return leaning;
}

function found(effect: Effect): number {
  if (effect.do === 'may') return leaningOf(effect.effects[0] ?? null);
  if (effect.do === 'so') return leaningOf(effect.first);
  const judge = LEANINGS[effect.do] as ((one: Effect) => number) | undefined;
  return judge ? judge(effect) : 0;
}

function ruleLeaning(rule: Rule): number {
  switch (rule.rule) {
    case 'cant':
      return rule.what === 'be-blocked' || rule.what.startsWith('be-targeted') ? 1 : -1;
    case 'must':
      return -1;
    case 'stats':
      return Math.sign(sizeOf(rule.attack ?? 0) + sizeOf(rule.defense ?? 0));
    default:
      return 1;
  }
}

/** A number, or a guess at one that will be counted. */
export function sizeOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : 2;
}

function isInField(dice: Dice): boolean {
  return typeof dice === 'string' || dice.from === undefined || dice.from === 'field';
}

const BODY = 0.3;

/** What a die is worth to its player, in the energy that it would take to have another. */
export function worthOf(game: Game, die: number): number {
  const body = BODY * (attackOf(game, die) + defenseOf(game, die));
  if (isSidekickDie(game, die)) return 0.5 + body;
  const { layout } = game;
  return 1 + (layout.cost[layout.cardOf[die] ?? 0] ?? 0) + body;
}
