import type { CardText } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { settle } from '../effects/destroy.ts';
import { scoreCreatures } from '../effects/score.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { USED } from '../state/zones.ts';

/** Dice in the Used Piles of the other players. */
function othersUsed({ state, layout }: Game): number[] {
  const dice: number[] = [];
  for (let seat = 0; seat < layout.players; seat++) {
    if (seat === state.active) continue;
    for (let slot = 0; slot < state.count(seat, USED); slot++) {
      dice.push(state.at(seat, USED, slot));
    }
  }
  return dice;
}

function swap(game: Game, die: number): void {
  const { state } = game;
  const wanted = askTarget(game, state.active, 'Q6.1.4', die, othersUsed(game), true);
  if (wanted === NONE) return;
  const other = state.seatOf(wanted);
  note(game, 'swapped', 'Q6.1.4', state.active, die, other, wanted);
  state.move(wanted, state.placeOf(state.active, USED));
  state.move(die, state.placeOf(other, USED));
  settle(game);
}

export const DEATHDEALER: Readonly<Record<string, CardText>> = {
  'deathdealer-basic': {
    scores: {
      can: (game, die) =>
        game.state.isIn(die, game.state.active, USED) && othersUsed(game).length > 0,
      does: swap,
    },
  },
  'deathdealer-strong': {
    // Scoring outside phase 1 lets nobody cull: culling belongs to that phase. (Q6.1.3)
    destroys: (game, die) => scoreCreatures(game, [die], 'Q6.4.5'),
  },
  'deathdealer-mighty': { strikesAgain: true },
};
