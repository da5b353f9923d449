import type { Moment } from './abilities/ability.ts';
import { isDefenseChanging, mayFall } from './abilities/ask.ts';
import { emit, newMoment, runWaiting } from './abilities/emit.ts';
import { choose } from './decisions/chooser.ts';
import { RESOLVE } from './decisions/decision.ts';
import { releaseHeld } from './effects/hold.ts';
import { koDamaged } from './effects/ko.ts';
import { dealLeftovers } from './effects/leftovers.ts';
import { checkLife } from './effects/life.ts';
import type { Game } from './game.ts';
import type { Waiting } from './state/left.ts';
import { NONE } from './state/table.ts';

/** A point of the turn that only triggers care about. */
export function reach(game: Game, moment: Moment, amount = 0): void {
  newMoment(game);
  const { triggerCount, modifiers } = game.hooks;
  if (triggerCount === 0 && modifiers.defense.length === 0) return;
  emit(game, moment, NONE, NONE, game.active, amount);
  settle(game);
}

/** After an action: KOs, lost games and waiting triggers, until nothing is left to happen. */
export function settle(game: Game): void {
  if (!game.state.now.settling && !isCalm(game)) settleAll(game);
}

function settleAll(game: Game): void {
  game.state.now.settling = true;
  let busy = true;
  while (busy) busy = settleOnce(game);
  game.state.now.settling = false;
}

/** Nothing happened that could lead to anything else. */
function isCalm(game: Game): boolean {
  const { table } = game;
  const {
    lists: { queue, damageQueue },
  } = game.state;
  if (mayFall(game) || table.heldDice > 0) return false;
  if (queue.length > 0 || damageQueue.length > 0) return false;
  if (isDefenseChanging(game) && !table.isFieldEmpty()) return false;
  return (table.life[0] ?? 0) > 0 && (table.life[1] ?? 0) > 0;
}

function settleOnce(game: Game): boolean {
  const {
    lists: { damageQueue, queue },
  } = game.state;
  // R19.8: nobody without life waits for effects.
  if (!game.state.now.momentOpen) checkLife(game);
  if (damageQueue.length > 0) {
    resolveNext(game, damageQueue);
    return true;
  }
  if (koDamaged(game)) return true;
  if (game.state.now.leftoversDue) {
    dealLeftovers(game);
    return true;
  }
  if (game.table.heldDice > 0 && releaseHeld(game)) return true;
  if (queue.length === 0) return false;
  resolveNext(game, queue);
  return true;
}

/** The active player's triggers of the oldest moment, in an order of their choice, then the other's. (R18.3) */
function resolveNext(game: Game, queue: Waiting[]): void {
  const [oldest] = queue;
  if (oldest === undefined) return;
  if (queue.length === 1) {
    queue.pop();
    resolve(game, oldest, false);
    return;
  }
  const ofMoment = queue.filter(({ batch }) => batch === oldest.batch);
  const mine = ofMoment.filter(({ seat }) => seat === game.active);
  const candidates = mine.length > 0 ? mine : ofMoment;
  const chosen = candidates.length === 1 ? candidates[0] : candidates[pickOrder(game, candidates)];
  if (chosen === undefined) return;
  queue.splice(queue.indexOf(chosen), 1);
  resolve(game, chosen, ofMoment.length > 1);
}

function resolve(game: Game, waiting: Waiting, hasOthers: boolean): void {
  runWaiting(game, waiting);
  // R19.9: in 2016 whoever reaches 0 in one moment does so at the same time.
  game.state.now.momentOpen = hasOthers && game.profile.tieRule === 'same-time';
  if (!game.state.now.momentOpen) checkLife(game);
}

function pickOrder(game: Game, candidates: readonly Waiting[]): number {
  const { decision } = game;
  decision.open('order', candidates[0]?.seat ?? 0, 'R18.3');
  const seen: Waiting[] = [];
  for (const [place, waiting] of candidates.entries()) {
    if (seen.some((other) => isSame(other, waiting))) continue;
    seen.push(waiting);
    decision.add(RESOLVE, place, waiting.die);
  }
  game.scratch.candidates = candidates;
  return decision.a[choose(game)] ?? 0;
}

/** Two triggers nobody could tell apart. */
function isSame(one: Waiting, other: Waiting): boolean {
  return one.text === other.text && one.die === other.die && one.event === other.event;
}
