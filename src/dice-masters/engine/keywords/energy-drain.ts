import { defineKeyword } from '../abilities/keyword.ts';
import { spin } from '../effects/spin.ts';
import { isInField } from '../state/zones.ts';
import { keywordValue } from './keyword-value.ts';

const ID = 'energy-drain';

/** After blocks every die engaged with it spins down a level, or as many as the card says; it does not target. (R19.3) */
export const energyDrain = defineKeyword({
  id: ID,
  rules: ['R12.5', 'R16.1', 'R19.3'],
  hooks: {
    triggers: [
      {
        moment: 'engaged',
        scope: 'self',
        run: ({ game, die }, { other }) => {
          if (isInField(game.table.zone[other] ?? 0))
            spin(game, other, -keywordValue(game, die, ID));
        },
      },
    ],
  },
});
