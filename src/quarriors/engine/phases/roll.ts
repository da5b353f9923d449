import { DICE_PER_TURN } from '../../cards/card-class.ts';
import type { FaceUse } from '../card-text.ts';
import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { drawDice, gainQuiddity, rollDie, rollLast, spend } from '../effects/dice.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { BAG, POOL, USED } from '../state/zones.ts';

/** Phase 2: six dice, the whole Active Pool is rolled, then immediate effects. (Q6.2) */
export function rollPhase(game: Game): void {
  const { state } = game;
  const seat = state.active;
  drawDice(game, seat, DICE_PER_TURN, 'Q6.2.1');
  rollLast(game, seat, state.count(seat, POOL), 'Q6.2.1');
  useFaces(game);
}

/** Q6.2.4: each is optional, one after another in any order; what a new roll shows may be used as well. */
function useFaces(game: Game): void {
  const { state, decision, layout } = game;
  const { uses, look } = layout.faces;
  const seat = state.active;
  while (true) {
    ask(game, 'immediate', seat, 'Q6.2.4');
    decision.add(V.done, -1, -1);
    for (let slot = 0; slot < state.count(seat, POOL); slot++) {
      const die = state.at(seat, POOL, slot);
      const row = game.shownRow(die);
      if (uses[row]) offerOnce(game, V.use, die, look[row] ?? row);
    }
    const pick = decision.count === 1 ? 0 : choose(game);
    if (pick === 0) return;
    const die = decision.a[pick] ?? 0;
    const use = uses[game.shownRow(die)];
    if (use) useFace(game, die, use);
  }
}

function useFace(game: Game, die: number, use: FaceUse): void {
  const { state } = game;
  const seat = state.active;
  note(game, 'used', 'Q6.2.4', seat, die);
  const others = chooseOthers(game, die, use.others);
  // Q3.2, QB1: a die spent to draw is in the Used Pile before the draw.
  if (!use.again) spend(game, die, 'Q4.1');
  gainQuiddity(game, use.gain, 'Q3.1', die);
  if (use.captures > 0) {
    state.captures += use.captures;
    note(game, 'more-captures', 'Q6.5.1', seat, die, use.captures);
  }
  if (isOnlyPortals(game, die)) {
    gainQuiddity(game, 1, 'QB10', die);
    return;
  }
  // Q6.2.5: the result counts, whatever it is.
  if (use.again) rollDie(game, die, 'Q6.2.5');
  for (const other of others) rollDie(game, other, 'Q6.2.5');
  if (use.draw > 0) rollLast(game, seat, drawDice(game, seat, use.draw, 'Q3.2'), 'Q3.2');
}

/** Other dice of the Active Pool that are rolled again, as many as the text allows or fewer. */
function chooseOthers(game: Game, die: number, most: number): number[] {
  const { state, decision, layout } = game;
  const seat = state.active;
  const chosen: number[] = [];
  while (chosen.length < most) {
    ask(game, 're-roll', seat, 'Q6.2.5');
    decision.die = die;
    decision.size = most - chosen.length;
    decision.add(V.done, -1, -1);
    for (let slot = 0; slot < state.count(seat, POOL); slot++) {
      const other = state.at(seat, POOL, slot);
      if (other === die || chosen.includes(other)) continue;
      const row = game.shownRow(other);
      offerOnce(game, V['re-roll'], other, layout.faces.look[row] ?? row);
    }
    const pick = decision.count === 1 ? 0 : choose(game);
    if (pick === 0) break;
    const other = decision.a[pick] ?? NONE;
    note(game, 're-rolled', 'Q3.5', seat, other);
    chosen.push(other);
  }
  return chosen;
}

/** QB10: a Portal that could draw nothing but Portals is worth 1 Quiddity. */
function isOnlyPortals(game: Game, die: number): boolean {
  const { state, layout } = game;
  const seat = state.active;
  if (game.cardOf(die) !== layout.portal) return false;
  if (state.count(seat, BAG) + state.count(seat, USED) === 0) return false;
  for (let zone = BAG; zone <= USED; zone += USED - BAG) {
    for (let slot = 0; slot < state.count(seat, zone); slot++) {
      if (game.cardOf(state.at(seat, zone, slot)) !== layout.portal) return false;
    }
  }
  return true;
}
