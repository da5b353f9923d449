import { ask, offerOnce } from '../decisions/ask.ts';
import { choose } from '../decisions/choose.ts';
import { V } from '../decisions/decision.ts';
import { isCreature } from '../effects/creatures.ts';
import { settle } from '../effects/destroy.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { POOL, READY, SPENT, USED } from '../state/zones.ts';

/** Phase 6: the Active Pool is cleared, spells may go too, Quiddity is lost. (Q6.6.1, Q5.1) */
export function cleanUp(game: Game): void {
  const { state } = game;
  const seat = state.active;
  putSpellsAway(game);
  const dice = state.count(seat, POOL);
  for (let left = dice; left > 0; left--) {
    state.move(state.at(seat, POOL, left - 1), state.placeOf(seat, USED));
  }
  if (dice > 0) note(game, 'cleared', 'Q6.6.1', seat, NONE, dice);
  // Q11: only now do spent dice reach the Used Pile.
  for (let left = state.count(seat, SPENT); left > 0; left--) {
    state.move(state.at(seat, SPENT, left - 1), state.placeOf(seat, USED));
  }
  settle(game);
  endEffects(game);
}

function putSpellsAway(game: Game): void {
  const { state, decision, layout } = game;
  const seat = state.active;
  while (true) {
    ask(game, 'clean-up', seat, 'Q6.6.1');
    decision.add(V.done, -1, -1);
    for (let slot = 0; slot < state.count(seat, READY); slot++) {
      const die = state.at(seat, READY, slot);
      if (isCreature(game, die) || state.attachedTo[die] !== NONE) continue;
      const row = game.shownRow(die);
      offerOnce(game, V['put-away'], die, layout.faces.look[row] ?? row);
    }
    const pick = decision.count === 1 ? 0 : choose(game);
    if (pick === 0) return;
    const die = decision.a[pick] ?? 0;
    state.move(die, state.placeOf(seat, USED));
    note(game, 'moved', 'Q6.6.1', seat, die, USED);
  }
}

/** Whatever lasts until the end of a turn ends. */
function endEffects({ state, layout }: Game): void {
  state.quiddity = 0;
  state.discount = 0;
  state.scored = 0;
  state.limited = 0;
  for (let seat = 0; seat < layout.players; seat++) {
    state.attackBonus[seat] = 0;
    state.defenseBonus[seat] = 0;
    state.saves[seat] = 0;
    state.lost[seat] = 0;
    for (let slot = 0; slot < state.count(seat, READY); slot++) {
      state.flags[state.at(seat, READY, slot)] = 0;
    }
  }
}
