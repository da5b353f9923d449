import { defineKeyword } from '../abilities/keyword.ts';
import { isInField } from '../state/zones.ts';

/** In the Field it is a Sidekick as well. */
export const ally = defineKeyword({
  id: 'ally',
  rules: ['E29'],
  hooks: {
    rulings: [
      {
        permission: 'is-sidekick',
        scope: 'self',
        says: ({ game }, die) => (isInField(game.table.zone[die] ?? 0) ? 1 : 0),
      },
    ],
  },
});
