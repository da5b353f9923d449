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

/** Name under which the uses of limited text are counted: once for each card. (R15.5) */
function limitKey({ origin, hook }: Bound<unknown>, card: number): string {
  const texts = [...(origin.ability.triggers ?? []), ...(origin.ability.activated ?? [])];
  return `${origin.ability.name}:${card}:${texts.indexOf(hook as Trigger)}`;
}

export function isUsedUp(
  game: Game,
  bound: Bound<{ oncePerTurn?: boolean }>,
  card: number,
): boolean {
  if (bound.hook.oncePerTurn !== true || game.uses.size === 0) return false;
  return (game.uses.get(limitKey(bound, card)) ?? 0) > 0;
}

export function countUse(game: Game, bound: Bound<{ oncePerTurn?: boolean }>, card: number): void {
  if (bound.hook.oncePerTurn !== true) return;
  const key = limitKey(bound, card);
  game.uses.set(key, (game.uses.get(key) ?? 0) + 1);
}

function enqueue(game: Game, bound: Bound<Trigger>, happening: Happening): void {
  const { hook } = bound;
  const { damageQueue, queue } = game;
  for (const context of contextsFor(game, bound.origin, hook.scope, happening.die)) {
    if (isUsedUp(game, bound, context.card)) continue;
    if (hook.when && !hook.when(context, happening)) continue;
    const { die, card, seat } = context;
    if (hook.immediate === true) {
      hook.run(context, happening);
      continue;
    }
    const waiting: Waiting = { bound, die, card, seat, happening, batch: game.batch };
    (happening.moment === 'damaged' ? damageQueue : queue).push(waiting);
  }
}

/** Carries out one waiting trigger. */
export function runWaiting(game: Game, waiting: Waiting): void {
  const { bound, die, card, seat, happening } = waiting;
  if (isUsedUp(game, bound, card)) return;
  countUse(game, bound, card);
  note(game, 'ability', 'R18.5', seat, die, NONE, -1, bound.origin.ability.name);
  game.log?.enter();
  bound.hook.run({ game, die, card, seat }, happening);
  game.log?.leave();
}
