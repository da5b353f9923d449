import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { creaturesOf } from '../effects/creatures.ts';
import { settle } from '../effects/destroy.ts';
import { cull } from '../effects/dice.ts';
import { scoreCreatures } from '../effects/score.ts';
import type { Game } from '../game.ts';
import { USED } from '../state/zones.ts';
import { openWindow } from './spells.ts';

/** Phase 1: what stands scores; compulsory. (Q6.1) */
export function scorePhase(game: Game): void {
  openWindow(game, 'QB9');
  const creatures = creaturesOf(game, game.state.active);
  if (creatures.length === 0) return;
  scoreCreatures(game, creatures, 'Q6.1.1');
  cullUpTo(game, creatures.length);
}

/** Q6.1.3, QB7: one die of the Used Pile for each creature that scored, if you like. */
function cullUpTo(game: Game, most: number): void {
  const { state, decision } = game;
  const seat = state.active;
  for (let left = most; left > 0; left--) {
    ask(game, 'cull', seat, 'Q6.1.3');
    decision.size = left;
    decision.add(V.done, -1, -1);
    for (let slot = 0; slot < state.count(seat, USED); slot++) {
      const die = state.at(seat, USED, slot);
      offerOnce(game, V.cull, die, game.cardOf(die));
    }
    const pick = choose(game);
    if (pick === 0) return;
    cull(game, decision.a[pick] ?? 0, 'Q6.1.3');
    settle(game);
  }
}
