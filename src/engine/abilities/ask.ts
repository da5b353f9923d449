import type { Game } from '../game.ts';
import type { Amount, Context, Permission, Scope } from './ability.ts';
import { anywhereContexts, contextsFor } from './bearers.ts';
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
  if (game.hooks.modifierCount === 0) return base;
  const list = game.hooks.modifiers[amount];
  if (list.length === 0) return base;
  let sum = base;
  for (const { hook, origin } of list) {
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
  if (game.hooks.rulingCount === 0) return byRule;
  const list = game.hooks.rulings[permission];
  if (list.length === 0) return byRule;
  let allowed = byRule;
  for (const { hook, origin } of list) {
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
): Context[] {
  if (scope === 'self' && ABOUT_CARDS.has(question)) {
    return anywhereContexts(game, origin).filter(({ card }) => card === subject);
  }
  return contextsFor(game, origin, scope, subject);
}
