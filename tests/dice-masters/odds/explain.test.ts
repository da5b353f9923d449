import { expect, test } from 'vitest';
import {
  describeGoal,
  describeReroll,
  EXPLANATIONS,
} from '../../../src/dice-masters/odds/explain.ts';
import { buy } from './dice.ts';

test.each(Object.entries(EXPLANATIONS))('%s is explained in one plain sentence', (_, sentence) => {
  expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/);
  expect(sentence).not.toMatch(/hypergeometric|multinomial|convol|distribution|automat/i);
});

test.each([
  [[buy(4, 'fist')], '4 energy with at least 1 Fist'],
  [[buy(5, 'bolt', 'mask')], '5 energy with at least 1 Bolt and 1 Mask'],
  [[buy(2), buy(3, 'shield')], '2 energy of any kind, and 3 energy with at least 1 Shield'],
] as const)('a goal in words: %#', (goal, words) => {
  expect(describeGoal(goal)).toBe(words);
});

test.each([
  ['none', 'no reroll'],
  ['non-energy', 'every die without energy rerolled'],
  [{ seek: 'bolt' }, 'every die without Bolt or Wild rerolled'],
  ['best', 'the best reroll'],
] as const)('a reroll in words: %#', (reroll, words) => {
  expect(describeReroll(reroll)).toBe(words);
});
