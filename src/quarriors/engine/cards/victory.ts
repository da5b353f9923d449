import type { CardText } from '../card-text.ts';
import { gainGlory } from '../effects/glory.ts';
import type { Game } from '../game.ts';

/** Opponents that lost a creature to this turn's attack. */
function bereaved({ state }: Game): number {
  return state.lost.reduce((count, lost) => count + (lost > 0 ? 1 : 0), 0);
}

const LEAST_SCORED = 2;

export const VICTORY: Readonly<Record<string, CardText>> = {
  'victory-spell': {
    cast: {
      can: (game) => game.state.phase === 'capture' && bereaved(game) > 0,
      does: (game) => gainGlory(game, game.state.active, bereaved(game), 'Q7.1'),
    },
  },
  'victory-cantrip': { attach: { glory: () => 2 } },
  'victory-charm': {
    cast: {
      can: ({ state }) => state.scored >= LEAST_SCORED,
      does: (game) => gainGlory(game, game.state.active, game.state.scored, 'Q7.1'),
    },
  },
  'victory-incantation': {
    cast: { can: () => true, does: (game) => gainGlory(game, game.state.active, 3, 'Q7.1') },
  },
};
