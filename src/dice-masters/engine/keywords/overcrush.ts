import { defineKeyword } from '../abilities/keyword.ts';

/** What its blockers do not need for their KO is dealt to the opponent. */
export const overcrush = defineKeyword({
  id: 'overcrush',
  rules: ['E27', 'B4', 'B22'],
  hooks: {
    rulings: [{ permission: 'deals-leftover', scope: 'self', says: () => 1 }],
  },
});
