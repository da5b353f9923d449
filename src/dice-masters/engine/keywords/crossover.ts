import { defineKeyword } from '../abilities/keyword.ts';

/**
 * It has several energy types; buying it takes a unit of each.
 * The printed types say all there is; buying follows them. (E07)
 */
export const crossover = defineKeyword({
  id: 'crossover',
  rules: ['E07', 'R8.4', 'R8.6'],
  hooks: {},
});
