import { defineKeyword } from '../abilities/keyword.ts';

export const overcrush = defineKeyword({
  id: 'overcrush',
  rules: ['E27', 'B4', 'B22'],
  reminder: 'What its blockers do not need for their KO is dealt to the opponent.',
  hooks: {
    rulings: [{ permission: 'deals-leftover', scope: 'self', says: () => 1 }],
  },
});
