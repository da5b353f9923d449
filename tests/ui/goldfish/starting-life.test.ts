import { expect, test } from 'vitest';
import {
  emptyCustomFormat,
  formatCustomFormat,
  parseCustomFormat,
} from '../../../src/dice-masters/teams/custom-format.ts';
import { startingLife } from '../../../src/ui/goldfish/start/starting-life.ts';

const lives = { tournament: 20, casual: 15, demo: 10 };

test('R6.3 the builder and the table read the same life out of a format of one’s own', () => {
  for (const life of [1, 12, 99]) {
    const format = formatCustomFormat({ ...emptyCustomFormat('casual'), name: 'My ~ own', life });
    expect(startingLife(format, lives)).toBe(parseCustomFormat(format).life);
  }
});

test.each([
  ['tournament', 20],
  ['casual', 15],
  ['demo', 10],
  ['custom:casual~dice:12', 15],
  ['custom:casual~life:12', 12],
  ['custom:nobody-knows', 20],
  ['nobody-knows', 20],
  ['', 20],
])('R6.3 a team of the format “%s” starts with %i life', (format, life) => {
  expect(startingLife(format, lives)).toBe(life);
});
