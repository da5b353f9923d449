import { ask } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { capture } from '../effects/dice.ts';
import { available, pay } from '../effects/pay.ts';
import type { Game } from '../game.ts';
import { offerSpells, useSpell } from './spells.ts';

/** Phase 5: one die from the Wilds, more only by effects; never compulsory. (Q6.5.1) */
export function capturePhase(game: Game): void {
  const { state, decision } = game;
  while (true) {
    ask(game, 'capture', state.active, 'Q6.5.1');
    decision.size = state.captures;
    decision.add(V.done, -1, -1);
    if (state.captures > 0) offerCards(game);
    offerSpells(game);
    const pick = decision.count === 1 ? 0 : choose(game);
    const verb = decision.verb[pick];
    if (verb === V.done) return;
    if (verb === V.capture) captureOne(game, decision.a[pick] ?? 0);
    else useSpell(game, pick);
  }
}

function offerCards(game: Game): void {
  const { state, layout, decision } = game;
  const most = available(game);
  for (let card = 0; card < layout.cost.length; card++) {
    if (state.supply(card) > 0 && costOf(game, card) <= most) decision.add(V.capture, card, -1);
  }
}

export function costOf({ state, layout }: Game, card: number): number {
  return Math.max(0, (layout.cost[card] ?? 0) - state.discount);
}

function captureOne(game: Game, card: number): void {
  const { state } = game;
  const cost = costOf(game, card);
  pay(game, cost, 'Q6.5.1');
  state.captures--;
  capture(game, state.active, card, 'Q6.5.1', cost);
}
