import type { CardText } from '../card-text.ts';
import { askTarget } from '../decisions/ask.ts';
import { cull } from '../effects/dice.ts';
import { quiddityDice } from '../effects/quiddity-dice.ts';
import { NONE } from '../state/state.ts';

export const SPIRIT: Readonly<Record<string, CardText>> = {
  'spirit-basic': {
    comesBack: {
      can: (game, die) => quiddityDice(game, game.state.seatOf(die)).length > 0,
      does: (game, die) => {
        const seat = game.state.seatOf(die);
        const price = askTarget(game, seat, 'Q6.4.5', die, quiddityDice(game, seat), false);
        if (price !== NONE) cull(game, price, 'Q6.4.5');
      },
    },
  },
  // QB5: it waits there for its owner's next roll.
  'spirit-strong': { fallsTo: 'pool' },
  'spirit-mighty': { fallsTo: 'aside' },
};
