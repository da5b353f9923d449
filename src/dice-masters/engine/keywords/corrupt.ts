import { defineKeyword } from '../abilities/keyword.ts';

/** A deed that cards name in their text; `cards/effects/draws.ts` does it. */
export const corrupt = defineKeyword({
  id: 'corrupt',
  rules: ['R5.4', 'R7.1.3', 'R19.2'],
  hooks: {},
});
