import type { Game } from '../game.ts';
import type { Seat } from '../setup.ts';
import { READY } from '../state/zones.ts';
import { choose } from './choose.ts';
import { type DecisionKind, V } from './decision.ts';

/** Opens a question for a seat. */
export function ask(game: Game, kind: DecisionKind, seat: number, rule: string): void {
  game.decision.open(kind, seat as Seat, rule);
  game.offering++;
}

/** Adds an option unless one with the same key was added to this part of the question. */
export function offerOnce(game: Game, verb: number, die: number, key: number): void {
  if (game.offered[key] === game.offering) return;
  game.offered[key] = game.offering;
  game.decision.add(verb, die, -1);
}

/** One of these dice, or -1 where none is wanted or there is none. Dice that make no difference are one option. */
export function askTarget(
  game: Game,
  seat: number,
  rule: string,
  asking: number,
  dice: readonly number[],
  isOptional: boolean,
): number {
  const { decision } = game;
  if (dice.length === 0) return -1;
  ask(game, 'target', seat, rule);
  decision.die = asking;
  if (isOptional) decision.add(V.done, -1, -1);
  for (const [place, die] of dice.entries()) {
    const isNew = !dice.slice(0, place).some((other) => areAlike(game, other, die));
    if (isNew) decision.add(V.target, die, -1);
  }
  const pick = choose(game);
  return decision.verb[pick] === V.done ? -1 : (decision.a[pick] ?? -1);
}

/** Whether two dice are the same to a player. */
export function areAlike(game: Game, one: number, other: number): boolean {
  const { state, layout } = game;
  if (state.place[one] !== state.place[other] || game.cardOf(one) !== game.cardOf(other)) {
    return false;
  }
  const { look } = layout.faces;
  if (look[game.shownRow(one)] !== look[game.shownRow(other)]) return false;
  if (!state.isIn(one, state.seatOf(one), READY)) return true;
  return (
    state.copy[one] === state.copy[other] &&
    state.flags[one] === state.flags[other] &&
    state.attachedTo[one] === state.attachedTo[other] &&
    !isLadenWith(game, one) &&
    !isLadenWith(game, other)
  );
}

/** Whether spells lie with a creature. */
function isLadenWith({ state }: Game, creature: number): boolean {
  const seat = state.seatOf(creature);
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    if (state.attachedTo[state.at(seat, READY, slot)] === creature) return true;
  }
  return false;
}
