import { defineKeyword } from '../abilities/keyword.ts';
import { prepDie } from '../effects/place.ts';
import { rollDie } from '../effects/roll.ts';
import { OUT, USED } from '../state/zones.ts';
import { showsAction } from '../stats.ts';

/** After its use roll it again; on an action face it goes to your Prep Area. */
export const boomerang = defineKeyword({
  id: 'boomerang',
  rules: ['R10.2'],
  hooks: {
    triggers: [
      {
        moment: 'action-used',
        scope: 'self',
        run: ({ game, die }) => {
          const zone = game.table.zone[die];
          if (zone !== OUT && zone !== USED) return;
          rollDie(game, die, 'R10.2');
          if (showsAction(game, die)) prepDie(game, die, 'R10.2');
        },
      },
    ],
  },
});
