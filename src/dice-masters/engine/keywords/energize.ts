import { defineKeyword } from '../abilities/keyword.ts';
import { rowOf, showsEnergy } from '../stats.ts';
import { hasCardText, runCardText } from './card-text.ts';

/**
 * Does its text when it is rolled to a double energy face.
 * It need not be active. (R15.11)
 */
export const energize = defineKeyword({
  id: 'energize',
  rules: ['R3.7', 'R15.11'],
  hooks: {
    triggers: [
      {
        moment: 'rolled',
        scope: 'self',
        when: (context) => {
          const { game, die } = context;
          const isDouble = showsEnergy(game, die) && game.layout.unitsOn(rowOf(game, die)) === 2;
          return isDouble && hasCardText('energize', context);
        },
        run: (context, happening) => {
          runCardText('energize', context, happening);
        },
      },
    ],
  },
});
