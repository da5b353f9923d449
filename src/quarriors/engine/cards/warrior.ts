import type { CardText } from '../card-text.ts';
import { classOf, countCreatures, creaturesOf } from '../effects/creatures.ts';
import { destroy } from '../effects/destroy.ts';
import { react } from '../effects/react.ts';
import type { Game } from '../game.ts';
import { READY } from '../state/zones.ts';

/** All opposing creatures of the class, once their owners had a chance to react. (Q7.3) */
function slayClass(game: Game, row: number): void {
  const { state, layout } = game;
  const own = classOf(game, row);
  for (let step = 1; step < layout.players; step++) {
    const opponent = (state.active + step) % layout.players;
    const ofClass = () =>
      creaturesOf(game, opponent).filter((die) => classOf(game, game.rowOf(die)) === own);
    if (ofClass().length === 0) continue;
    react(game, opponent);
    for (const die of ofClass()) {
      if (state.isIn(die, opponent, READY)) destroy(game, die, state.active, 'Q6.3.3');
    }
  }
}

export const WARRIOR: Readonly<Record<string, CardText>> = {
  'warrior-basic': {
    against: (game, opponent) => (countCreatures(game, opponent) === 1 ? 3 : 0),
  },
  'warrior-strong': { lifts: 1 },
  'warrior-mighty': {
    summonLimit: 1,
    summoned: (game, _, row) => slayClass(game, row),
  },
};
