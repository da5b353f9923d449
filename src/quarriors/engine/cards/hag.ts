import type { CardText } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { gainQuiddity } from '../effects/dice.ts';
import type { Game } from '../game.ts';
import { note } from '../log.ts';
import { NONE } from '../state/state.ts';
import { POOL, USED } from '../state/zones.ts';

/** Creature dice of the active player's Used Pile besides this one; an Assistant is one. */
function othersInUsed({ state, layout }: Game, die: number): number[] {
  const dice: number[] = [];
  for (let slot = 0; slot < state.count(state.active, USED); slot++) {
    const other = state.at(state.active, USED, slot);
    if (other !== die && layout.isCreature[layout.cardOf[other] ?? 0] === 1) dice.push(other);
  }
  return dice;
}

export const HAG: Readonly<Record<string, CardText>> = {
  'hag-basic': { destroys: (game, die) => gainQuiddity(game, 1, 'Q6.4.5', die) },
  'hag-strong': {
    scores: {
      can: (game, die) => othersInUsed(game, die).length > 0,
      does: (game, die) => {
        const { state } = game;
        const dice = othersInUsed(game, die);
        const moved = askTarget(game, state.active, 'Q6.1.4', die, dice, true);
        if (moved === NONE) return;
        state.move(moved, state.placeOf(state.active, POOL));
        note(game, 'moved', 'Q6.1.4', state.active, moved, POOL);
      },
    },
  },
  'hag-mighty': { caps: 3 },
};
