import type { Game } from '../game.ts';
import { NONE } from '../state/table.ts';
import type { Amount, Context, Permission, Scope } from './ability.ts';
import { anywhereContexts, contextsFor, isAsleep, isSilent, NOBODY } from './bearers.ts';
import type { Origin } from './hooks.ts';

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
  const isAboutCard = amount === 'purchase-cost';
  for (const { hook, origin } of list) {
    if (!isAboutCard && isSilent(game, origin, hook.scope, subject)) continue;
    for (const context of contextsAbout(game, origin, hook.scope, isAboutCard, subject)) {
      sum += hook.by(context, subject, other, sum);
    }
  }
  return Math.max(0, sum);
}

/** Whether a text that changes the defense of dice is at work, so that one may fall at any time. (R13.10) */
export function isDefenseChanging(game: Game): boolean {
  return canDefenseMatter(game) && isDefenseTextAwake(game);
}

/** Whether there is a text on defense, and a die that could fall when it does less or that it could fell. */
function canDefenseMatter({ hooks, layout, table }: Game): boolean {
  if (hooks.modifiers.defense.length === 0) return false;
  return table.hasWeak || layout.hasFrail || hooks.defenseLosses > 0;
}

/** Whether something happened that may have brought a die to its last defense. (R13.10) */
export function mayFall(game: Game): boolean {
  const { table, layout } = game;
  return table.isWeakened || (table.isShifted && (layout.hasFrail || canDefenseMatter(game)));
}

function isDefenseTextAwake(game: Game): boolean {
  for (const { hook, origin } of game.hooks.modifiers.defense) {
    if (hook.scope === 'anywhere' || !isAsleep(game, origin)) return true;
  }
  return false;
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
  const isAboutCard = permission === 'may-purchase';
  for (const { hook, origin } of list) {
    if (!isAboutCard && isSilent(game, origin, hook.scope, subject)) continue;
    for (const context of contextsAbout(game, origin, hook.scope, isAboutCard, subject)) {
      const said = hook.says(context, subject, other);
      if (said < 0) return false;
      if (said > 0) allowed = true;
    }
  }
  return allowed;
}

/** Purchases are about a card; all other questions are about a die or a seat. */
export function contextsAbout(
  game: Game,
  origin: Origin,
  scope: Scope,
  isAboutCard: boolean,
  subject: number,
): readonly Context[] {
  if (scope === 'self' && isAboutCard) {
    if (origin.card !== NONE && origin.card !== subject) return NOBODY;
    return anywhereContexts(game, origin).filter(({ card }) => card === subject);
  }
  return contextsFor(game, origin, scope, subject);
}
