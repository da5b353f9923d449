import { defineKeyword } from '../abilities/keyword.ts';

/** It deals its combat damage before dice without Fast. */
export const fast = defineKeyword({
  id: 'fast',
  rules: ['R13.12', 'B5'],
  hooks: {
    rulings: [{ permission: 'deals-first', scope: 'self', says: () => 1 }],
  },
});
