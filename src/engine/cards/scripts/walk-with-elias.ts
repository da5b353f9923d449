import { drawDie } from '../../effects/draw.ts';
import { asOpponent, pickAmount } from '../../effects/pick.ts';
import { prepDie } from '../../effects/place.ts';
import { relocate } from '../../moves.ts';
import { NONE } from '../../state/table.ts';
import { ASIDE, USED } from '../../state/zones.ts';
import type { Hooks } from '../ground.ts';

/** The opponent guesses before the dice are seen. */
export const walkWithElias: Hooks = {
  action: {
    run: (context) => {
      const { game, seat } = context;
      const drawn = pickAmount(context, 1, 3);
      const guess = pickAmount(asOpponent(context), 1, 3);
      const dice = Array.from({ length: drawn }, () => drawDie(game, seat, ASIDE, ''));
      for (const die of dice) {
        if (die === NONE) continue;
        if (guess === drawn) relocate(game, die, USED, seat, '');
        else prepDie(game, die, '');
      }
    },
  },
};
