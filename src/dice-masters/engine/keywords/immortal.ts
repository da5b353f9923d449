import { defineKeyword } from '../abilities/keyword.ts';
import { SPENT } from '../state/table.ts';
import { BAG, USED } from '../state/zones.ts';

/** It goes to your bag instead of your Used Pile, unless bought, swapped or spent. */
export const immortal = defineKeyword({
  id: 'immortal',
  rules: ['M23'],
  hooks: {
    replacements: [
      {
        of: 'destination',
        scope: 'self',
        journeys: ['ko', 'after-attack', 'other'],
        to: ({ game }, die, zone) => {
          const wasSpent = ((game.table.flags[die] ?? 0) & SPENT) !== 0;
          return zone === USED && !wasSpent ? BAG : zone;
        },
      },
    ],
  },
});
