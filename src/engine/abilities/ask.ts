import type { Game } from '../game.ts';
import { NONE } from '../state/table.ts';
import type { Amount, Context, Permission, Scope } from './ability.ts';
import { anywhereContexts, bears, contextsFor, NOBODY } from './bearers.ts';
import type { Origin } from './hooks.ts';

/** Questions about a card; all others are about a die or a seat. */
const ABOUT_CARDS: ReadonlySet<string> = new Set(['purchase-cost', 'may-purchase']);

/** A base with everything that changes it; never below 0. (R13.10) */
export function amountOf(
  game: Game,
  amount: Amount,
  base: number,
  subject: number,
  other: number,
): number {
  return game.hooks.modifierCount === 0 ? base : sumOf(game, amount, base, subject, other);
}

function sumOf(game: Game, amount: Amount, base: number, subject: number, other: number): number {
  const list = game.hooks.modifiers[amount];
  if (list.length === 0) return base;
  let sum = base;
  const isAboutDie = !ABOUT_CARDS.has(amount);
  for (const { hook, origin } of list) {
    if (hook.scope === 'self' && isAboutDie && !bears(game, origin, subject)) continue;
    for (const context of contexts(game, origin, hook.scope, amount, subject)) {
      sum += hook.by(context, subject, other, sum);
    }
  }
  return Math.max(0, sum);
}

/** What the rules say, unless a text says can, unless a text says can't. (R15.9) */
export function isAllowed(
  game: Game,
  permission: Permission,
  byRule: boolean,
  subject: number,
  other: number,
): boolean {
  return game.hooks.rulingCount === 0 ? byRule : ruleOn(game, permission, byRule, subject, other);
}

function ruleOn(
  game: Game,
  permission: Permission,
  byRule: boolean,
  subject: number,
  other: number,
): boolean {
  const list = game.hooks.rulings[permission];
  if (list.length === 0) return byRule;
  let allowed = byRule;
  const isAboutDie = !ABOUT_CARDS.has(permission);
  for (const { hook, origin } of list) {
    if (hook.scope === 'self' && isAboutDie && !bears(game, origin, subject)) continue;
    for (const context of contexts(game, origin, hook.scope, permission, subject)) {
      const said = hook.says(context, subject, other);
      if (said < 0) return false;
      if (said > 0) allowed = true;
    }
  }
  return allowed;
}

function contexts(
  game: Game,
  origin: Origin,
  scope: Scope,
  question: string,
  subject: number,
): readonly Context[] {
  if (scope === 'self' && ABOUT_CARDS.has(question)) {
    if (origin.card !== NONE && origin.card !== subject) return NOBODY;
    return anywhereContexts(game, origin).filter(({ card }) => card === subject);
  }
  return contextsFor(game, origin, scope, subject);
}
