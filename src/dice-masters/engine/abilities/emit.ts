import type { Game } from '../game.ts';
import { noteTrigger } from '../record.ts';
import type { Waiting } from '../state/left.ts';
import { hasMemo, setMemo } from '../state/memos.ts';
import type { Happening, Moment, Trigger } from './ability.ts';
import { contextsFor, isSilent, withLeft } from './bearers.ts';
import type { Bound } from './hooks.ts';
import { leftOf, nameOfLeft } from './left.ts';

/** Tells every trigger that something happened. They wait until the present effect is done. (R18.4, R18.5) */
export function emit(
  game: Game,
  moment: Moment,
  die: number,
  other: number,
  seat: number,
  amount = 0,
  combat = false,
): void {
  if (game.hooks.triggerCount === 0) return;
  const list = game.hooks.triggers[moment];
  if (list.length === 0) return;
  let happening: Happening | null = null;
  for (const bound of list) {
    if (isSilent(game, bound.origin, bound.hook.scope, die)) continue;
    if (happening === null) {
      happening = { moment, die, other, seat, amount, combat };
      game.state.now.events++;
    }
    enqueue(game, bound, happening, game.state.now.events);
  }
}

/** The next events belong to a new moment; triggers of one moment are ordered together. (R18.3) */
export function newMoment(game: Game): void {
  game.state.now.batch++;
}

/** Each limited text is counted on its own, once for each card. (R11.5, R15.5) */
export function isUsedUp(
  game: Game,
  bound: Bound<{ oncePerTurn?: boolean }>,
  card: number,
): boolean {
  if (bound.hook.oncePerTurn !== true) return false;
  return hasMemo(game.state, 'used-up', bound.id, card);
}

export function countUse(game: Game, bound: Bound<{ oncePerTurn?: boolean }>, card: number): void {
  if (bound.hook.oncePerTurn === true) setMemo(game.state, 1, 'used-up', bound.id, card);
}

function enqueue(game: Game, bound: Bound<Trigger>, happening: Happening, event: number): void {
  const { hook, id: text } = bound;
  const left = bound.origin.left?.lasting ?? null;
  for (const context of contextsFor(game, bound.origin, hook.scope, happening.die)) {
    if (isUsedUp(game, bound, context.card)) continue;
    if (hook.when && !hook.when(context, happening)) continue;
    const { die, card, seat } = context;
    if (hook.immediate === true) {
      hook.run(context, happening);
      continue;
    }
    line(game, { text, left, die, card, seat, happening, event, batch: game.state.now.batch });
  }
}

/**
 * What a felled blocker sets off belongs to the wave and comes before effects of KOs; effects of damage come before
 * the KOs, or with their effects in 2016. (R13.7)
 */
function line(game: Game, waiting: Waiting): void {
  const { moment } = waiting.happening;
  if (moment === 'fells-blocker') {
    game.state.lists.queue.unshift({ ...waiting, batch: -game.state.now.batch });
  } else if (moment === 'damaged' && game.profile.whenDamagedTiming === 'before-ko') {
    game.state.lists.damageQueue.push(waiting);
  } else {
    game.state.lists.queue.push(waiting);
  }
}

/** Carries out one waiting trigger. */
export function runWaiting(game: Game, waiting: Waiting): void {
  const { die, card, seat, happening } = waiting;
  const bound = triggerOf(game, waiting);
  if (isUsedUp(game, bound, card)) return;
  countUse(game, bound, card);
  // R4.6: what resolves comes between two costs.
  game.state.now.held = 0;
  noteTrigger(game, 'R18.5', seat, die, bound.origin.ability.name);
  game.state.now.effects++;
  bound.hook.run(withLeft({ game, die, card, seat }, bound.origin), happening);
  game.log?.leave();
}

/** The text of a waiting trigger, even if it was left by an effect that is over by now. (R18.5) */
export function triggerOf(game: Game, { text, left }: Waiting): Bound<Trigger> {
  const bound = game.hooks.trigger(text);
  if (bound !== undefined) return bound;
  if (left === null) throw new Error(`there is no trigger ${text}`);
  return game.hooks.pastTrigger(text, leftOf(game, left), nameOfLeft(game, left));
}
