import type { CardText } from '../card-text.ts';
import { drawDice } from '../effects/dice.ts';
import { BAG, USED } from '../state/zones.ts';

export const DEFENDER: Readonly<Record<string, CardText>> = {
  'defender-basic': {
    glory: (game, _, row) => (game.burstsOf(row) > 0 ? game.state.scored - 1 : 0),
  },
  'defender-strong': {
    scores: {
      can: ({ state }) => state.count(state.active, BAG) + state.count(state.active, USED) > 0,
      // QW7, A22: the double burst draws two, not three.
      does: (game, _, row) => {
        drawDice(game, game.state.active, game.burstsOf(row), 'Q6.1.4');
      },
    },
  },
  'defender-mighty': { surcharge: (game, _, row) => game.burstsOf(row) },
};
