import type { CardText } from '../card-text.ts';
import { countCreatures } from '../effects/creatures.ts';
import { drawDice, gainQuiddity } from '../effects/dice.ts';

export const GOBLIN: Readonly<Record<string, CardText>> = {
  'goblin-basic': {
    // Q6.3.3: only the face with the burst.
    summoned: (game, die, row) => gainQuiddity(game, game.burstsOf(row), 'Q6.3.3', die),
  },
  'goblin-strong': {
    defense: (game, die, row) =>
      game.burstsOf(row) === 1 ? countCreatures(game, game.state.seatOf(die)) - 1 : 0,
  },
  'goblin-mighty': {
    // QB5: drawn in another player's turn, they wait to be rolled.
    destroyed: (game, die, row) => {
      if (game.burstsOf(row) === 1) drawDice(game, game.state.seatOf(die), 2, 'Q6.4.5');
    },
  },
};
