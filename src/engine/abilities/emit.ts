import type { Game, Waiting } from '../game.ts';
import { note } from '../record.ts';
import { NONE } from '../state/table.ts';
import type { Happening, Moment, Trigger } from './ability.ts';
import { contextsFor, isSilent } from './bearers.ts';
import type { Bound } from './hooks.ts';

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
    happening ??= { moment, die, other, seat, amount, combat };
    enqueue(game, bound, happening);
  }
}

/** The next events belong to a new moment; triggers of one moment are ordered together. (R18.3) */
export function newMoment(game: Game): void {
  game.batch++;
}

/** Each limited text is counted on its own, once for each card. (R11.5, R15.5) */
export function isUsedUp(
  game: Game,
  bound: Bound<{ oncePerTurn?: boolean }>,
  card: number,
): boolean {
  if (bound.hook.oncePerTurn !== true) return false;
  return game.usedUp.get(bound)?.has(card) === true;
}

export function countUse(game: Game, bound: Bound<{ oncePerTurn?: boolean }>, card: number): void {
  if (bound.hook.oncePerTurn !== true) return;
  const cards = game.usedUp.get(bound);
  if (cards === undefined) game.usedUp.set(bound, new Set([card]));
  else cards.add(card);
}

function enqueue(game: Game, bound: Bound<Trigger>, happening: Happening): void {
  const { hook } = bound;
  for (const context of contextsFor(game, bound.origin, hook.scope, happening.die)) {
    if (isUsedUp(game, bound, context.card)) continue;
    if (hook.when && !hook.when(context, happening)) continue;
    const { die, card, seat } = context;
    if (hook.immediate === true) {
      hook.run(context, happening);
      continue;
    }
    const waiting: Waiting = { bound, die, card, seat, happening, batch: game.batch };
    line(game, waiting);
  }
}

/**
 * What a felled blocker sets off belongs to the wave and comes before effects of KOs; effects of damage come before
 * the KOs, or with their effects in 2016. (R13.7)
 */
function line(game: Game, waiting: Waiting): void {
  const { moment } = waiting.happening;
  if (moment === 'fells-blocker') {
    waiting.batch = -game.batch;
    game.queue.unshift(waiting);
  } else if (moment === 'damaged' && game.profile.whenDamagedTiming === 'before-ko') {
    game.damageQueue.push(waiting);
  } else {
    game.queue.push(waiting);
  }
}

/** Carries out one waiting trigger. */
export function runWaiting(game: Game, waiting: Waiting): void {
  const { bound, die, card, seat, happening } = waiting;
  if (isUsedUp(game, bound, card)) return;
  countUse(game, bound, card);
  note(game, 'ability', 'R18.5', seat, die, NONE, -1, bound.origin.ability.name);
  game.log?.enter();
  game.effects++;
  bound.hook.run({ game, die, card, seat }, happening);
  game.log?.leave();
}
