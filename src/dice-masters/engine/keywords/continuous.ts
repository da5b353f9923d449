import { defineKeyword } from '../abilities/keyword.ts';

/**
 * Using it moves it to the Field, where it stays.
 * What it does from the Field is the text of the card. (R10.4)
 */
export const continuous = defineKeyword({
  id: 'continuous',
  rules: ['R10.3', 'R10.4'],
  hooks: {
    rulings: [{ permission: 'stays-in-field', scope: 'self', says: () => 1 }],
  },
});
