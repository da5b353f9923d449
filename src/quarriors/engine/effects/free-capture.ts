import { ask } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import { capture } from './dice.ts';

/** Cards with dice that cost no more; by printed cost. */
export function cardsUpTo({ layout, state }: Game, most: number): number[] {
  return layout.cards.flatMap(({ cost }, card) =>
    cost <= most && state.supply(card) > 0 ? [card] : [],
  );
}

/** Captures a die of one of these cards without paying. (QB6) */
export function captureFree(game: Game, cards: readonly number[], by: number, zone: number): void {
  const { decision, state } = game;
  if (cards.length === 0) return;
  ask(game, 'upgrade', state.active, 'QB6');
  decision.size = by;
  for (const card of cards) decision.add(V.capture, card, -1);
  const card = decision.a[choose(game)] ?? 0;
  capture(game, state.active, card, 'QB6', 0, zone);
}
