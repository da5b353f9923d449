import { canDraw, drawDie } from '../../effects/draw.ts';
import { asOpponent, pickAmount } from '../../effects/pick.ts';
import { prepDie } from '../../effects/place.ts';
import { send } from '../../moves.ts';
import { NONE } from '../../state/table.ts';
import { ASIDE, BAG, USED } from '../../state/zones.ts';
import type { Hooks } from '../ground.ts';

/** The opponent guesses before the dice are seen. */
export const walkWithElias: Hooks = {
  action: {
    usable: ({ game, seat }) => canDraw(game, seat),
    run: (context) => {
      const { game, seat } = context;
      const most = Math.min(3, game.table.count(seat, BAG) + game.table.count(seat, USED));
      const drawn = pickAmount(context, 1, most);
      const guess = pickAmount(asOpponent(context), 1, most);
      const dice = Array.from({ length: drawn }, () => drawDie(game, seat, ASIDE, 'R15.9'));
      for (const die of dice) {
        if (die === NONE) continue;
        if (guess === drawn) send(game, die, USED, 'other', 'R15.9');
        else prepDie(game, die, 'R15.9');
      }
    },
  },
};
