import { ask } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE, SAFE } from '../state/state.ts';
import { ASIDE, POOL, READY, USED } from '../state/zones.ts';
import { creaturesOf, isCreature } from './creatures.ts';
import { dropAttached, leaveReady, rollDie, spend } from './dice.ts';
import { available, pay, surchargeFor } from './pay.ts';

/** Destroys a creature; says whether it came back. `by` is who did it, or -1 for nobody. (Q6.4.3, Q6.4.5) */
export function destroy(game: Game, die: number, by: number, rules: string): boolean {
  const { state } = game;
  const seat = state.seatOf(die);
  const row = game.rowOf(die);
  const text = game.layout.text(row);
  note(game, 'destroyed', rules, seat, die);
  dropAttached(game, die);
  const isBack = comesBack(game, die);
  if (isBack) {
    state.flags[die] = (state.flags[die] ?? 0) | SAFE;
    note(game, 'came-back', 'Q6.4.5', seat, die);
  } else {
    fall(game, die, seat, text.fallsTo);
  }
  text.destroyed?.(game, die, row);
  if (by !== NONE) tellDestroyer(game, by);
  settle(game);
  return isBack;
}

function fall(game: Game, die: number, seat: number, to: 'pool' | 'aside' | undefined): void {
  const isSaved = game.state.saves[seat] === 1;
  const zone = to === 'aside' ? ASIDE : to === 'pool' || isSaved ? POOL : USED;
  leaveReady(game, die, zone);
  if (zone !== USED) note(game, 'moved', 'Q6.4.5', seat, die, zone);
}

/** The owner may bring it back: for the price of its own text, or with a spell for this moment. (Q6.4.5, Q7.3) */
function comesBack(game: Game, die: number): boolean {
  const { state, decision } = game;
  const seat = state.seatOf(die);
  const row = game.rowOf(die);
  const own = game.layout.text(row).comesBack;
  const ownCan = own?.can(game, die, row) ?? false;
  const rescuer = seat === state.active ? NONE : findRescuer(game, seat);
  if (!ownCan && rescuer === NONE) return false;
  ask(game, 'destroyed', seat, 'Q6.4.5');
  decision.die = die;
  decision.add(V.done, die, -1);
  if (ownCan) decision.add(V['come-back'], die, -1);
  if (rescuer !== NONE) decision.add(V.rescue, rescuer, die);
  const verb = decision.verb[choose(game)];
  if (verb === V.done) return false;
  if (verb === V['come-back']) own?.does(game, die, row);
  else {
    note(game, 'cast', 'Q7.3', seat, rescuer, NONE, die);
    spend(game, rescuer, 'Q7.1');
  }
  return true;
}

function findRescuer(game: Game, seat: number): number {
  const { state } = game;
  if (!game.layout.has.reactions) return NONE;
  for (let slot = 0; slot < state.count(seat, READY); slot++) {
    const spell = state.at(seat, READY, slot);
    if (game.textOf(spell).rescues && !isCreature(game, spell)) return spell;
  }
  return NONE;
}

/** What the destroyer's creatures make of it, and dice that waited aside for it. */
function tellDestroyer(game: Game, by: number): void {
  const { state } = game;
  for (const die of creaturesOf(game, by)) {
    if (!state.isIn(die, by, READY)) continue;
    const row = game.rowOf(die);
    game.layout.text(row).destroys?.(game, die, row);
  }
  for (let left = state.count(by, ASIDE); left > 0; left--) returnFromAside(game, by);
}

/** Rolled where it waits: a creature comes for free, but for what opponents' creatures make it cost. */
function returnFromAside(game: Game, seat: number): void {
  const { state, layout } = game;
  const die = state.at(seat, ASIDE, 0);
  rollDie(game, die, 'Q6.4.5');
  const isCreatureFace = (layout.faces.level[game.shownRow(die)] ?? 0) > 0;
  if (isCreatureFace && paysSurcharge(game, die)) {
    state.move(die, state.placeOf(seat, READY));
    note(game, 'returned', 'Q6.4.5', seat, die, READY);
  } else {
    state.move(die, state.placeOf(seat, USED));
    note(game, 'returned', 'Q6.4.5', seat, die, USED);
  }
}

function paysSurcharge(game: Game, die: number): boolean {
  const { state, decision } = game;
  const cost = surchargeFor(game, state.active);
  if (cost === 0) return true;
  if (available(game) < cost) return false;
  ask(game, 'may', state.active, 'Q6.3.2');
  decision.die = die;
  decision.size = cost;
  decision.add(V.done, die, -1);
  decision.add(V.yes, die, -1);
  if (decision.verb[choose(game)] === V.done) return false;
  pay(game, cost, 'Q6.3.2');
  return true;
}

/** Creatures whose text lets them stand no longer fall by themselves. */
export function settle(game: Game): void {
  const { state, layout } = game;
  if (!layout.has.stands) return;
  for (let seat = 0; seat < layout.players; seat++) {
    for (const die of creaturesOf(game, seat)) {
      const row = game.rowOf(die);
      const stands = layout.text(row).stands?.(game, die, row) ?? true;
      if (!stands && state.isIn(die, seat, READY)) destroy(game, die, NONE, 'Q4.2');
    }
  }
}
