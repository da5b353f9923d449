import { FACES_PER_DIE } from '../../cards/face.ts';
import type { CardText } from '../card-text.ts';
import { captureFree, cardsUpTo } from '../effects/free-capture.ts';
import type { Game } from '../game.ts';
import { BAG } from '../state/zones.ts';

const DEAREST_SPELL = 4;

function cheapSpells(game: Game): number[] {
  return cardsUpTo(game, DEAREST_SPELL).filter((card) => game.layout.isSpell[card] === 1);
}

function isBurst(game: Game, row: number): boolean {
  return game.burstsOf(row) === 1;
}

export const DEVOTEE: Readonly<Record<string, CardText>> = {
  'devotee-basic': { defense: (game, _, row) => (isBurst(game, row) ? 2 : 0) },
  'devotee-strong': {
    scores: {
      can: (game, _, row) => isBurst(game, row) && cheapSpells(game).length > 0,
      does: (game, _, row) => captureFree(game, cheapSpells(game), (row / FACES_PER_DIE) | 0, BAG),
    },
  },
  'devotee-mighty': {
    defense: (game, _, row) => (isBurst(game, row) ? 3 : 0),
    quells: (game, _, row) => isBurst(game, row),
    isShielded: (game, _, row) => isBurst(game, row),
  },
};
