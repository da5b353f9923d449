import { readExample, story } from './support/story.ts';

/** Michele is seat 0, Chris seat 1. Sasha Banks costs 3 here, as the example plays it. (A9) */
story('The worked example of WWE', readExample('wwe'), [
  'WWE-M1',
  'WWE-C1',
  'WWE-M2',
  'WWE-C2',
  'WWE-M3',
  'WWE-C3',
]);
