import { expect, test } from 'vitest';
import { parseEffectLine } from '../../../src/quarriors/cards/effect-line.ts';

test('Q3.5 a line begins with the bursts that show it and the moment it happens', () => {
  expect(parseEffectLine('*/** Attach, Scores: gain 2 Glory.')).toEqual({
    bursts: [1, 2],
    openings: ['Attach', 'Scores'],
    text: 'gain 2 Glory.',
  });
  expect(parseEffectLine('Your other creatures +1A +1D.')).toEqual({
    bursts: [],
    openings: [],
    text: 'Your other creatures +1A +1D.',
  });
});

test.each(['Scores: gain 2 Glory', 'Fielded: gain 2 Glory.', 'Scores, Bought: gain 2 Glory.', ''])(
  '"%s" is not in the house voice',
  (line) => {
    expect(parseEffectLine(line)).toBeNull();
  },
);
