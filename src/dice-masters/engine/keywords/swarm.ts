import { defineKeyword } from '../abilities/keyword.ts';
import { drawToRoll } from '../effects/draw.ts';
import type { Game } from '../game.ts';

/** While it is active, each die of it you draw in step 1 draws you another die. */
export const swarm = defineKeyword({
  id: 'swarm',
  rules: ['E30', 'B7'],
  hooks: {
    triggers: [
      {
        moment: 'drawn',
        scope: 'active',
        when: ({ game, card, seat }, happening) =>
          happening.seat === seat && copiesDrawn(game, card, 0, game.state.now.drawnCount) > 0,
        run: ({ game, card }, { amount: drawn }) => {
          const { swarmChains } = game.profile;
          let looked = swarmChains ? game.state.now.drawnCount : drawn;
          let extra = copiesDrawn(game, card, 0, looked);
          while (extra > 0) {
            looked = game.state.now.drawnCount;
            drawToRoll(game, extra);
            extra = swarmChains ? copiesDrawn(game, card, looked, game.state.now.drawnCount) : 0;
          }
        },
      },
    ],
  },
});

function copiesDrawn(game: Game, card: number, from: number, to: number): number {
  let copies = 0;
  for (let place = from; place < to; place++) {
    if (game.layout.cardOf[game.state.drawn[place] ?? 0] === card) copies++;
  }
  return copies;
}
