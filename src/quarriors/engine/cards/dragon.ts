import type { CardText } from '../card-text.ts';
import { creaturesOf, levelOf } from '../effects/creatures.ts';
import { destroy } from '../effects/destroy.ts';

export const DRAGON: Readonly<Record<string, CardText>> = {
  'dragon-basic': {
    attacks: (game, opponent) => {
      const { state } = game;
      for (const die of creaturesOf(game, opponent)) {
        if (state.seatOf(die) !== opponent || levelOf(game, die) !== 1) continue;
        state.lost[opponent] = (state.lost[opponent] ?? 0) + 1;
        destroy(game, die, state.active, 'Q6.4.5');
      }
    },
  },
  'dragon-strong': { harmedFrom: 3 },
  'dragon-mighty': {
    defense: (game, _, row) => game.burstsOf(row),
    glory: (game, _, row) => (game.burstsOf(row) === 2 ? 2 : 0),
  },
};
