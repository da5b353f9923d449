import { defineKeyword } from '../abilities/keyword.ts';

export const fast = defineKeyword({
  id: 'fast',
  rules: ['R13.12', 'B5'],
  reminder: 'It deals its combat damage before dice without Fast.',
  hooks: {
    rulings: [{ permission: 'deals-first', scope: 'self', says: () => 1 }],
  },
});
