import { expect, test } from 'vitest';
import {
  activeInTurn,
  chanceOfRegroup,
  chanceSeen,
  lastFullTurn,
  startOfTurn,
} from '../../src/shadows-of-the-past/decks/index.ts';
import { formatFraction } from '../../src/tabletop/fraction.ts';

test('S2.6 the first hand holds no Regroup, so one card of 24 is in five hands of 24', () => {
  expect(formatFraction(chanceSeen(1, 1, { hand: 5, turn: 1 }))).toBe('5/24');
  expect(formatFraction(chanceOfRegroup(5, 1))).toBe('0/1');
});

test('S4.2 two cards are drawn after each turn', () => {
  // Not in the first hand (19/24), then 2 of the 20 cards that are left.
  expect(formatFraction(chanceSeen(1, 1, { hand: 5, turn: 2 }))).toBe('23/80');
  expect(formatFraction(chanceOfRegroup(5, 2))).toBe('1/10');
  expect(formatFraction(chanceSeen(4, 0, { hand: 5, turn: 3 }))).toBe('1/1');
  expect(formatFraction(chanceSeen(4, 4, { hand: 5, turn: 11 }))).toBe('1/1');
});

test('SB12 a hand of six sees more, SB3 the deck of 25 lasts ten turns', () => {
  expect(formatFraction(chanceSeen(1, 1, { hand: 6, turn: 1 }))).toBe('1/4');
  expect([lastFullTurn(5), lastFullTurn(6)]).toEqual([10, 9]);
});

test('S4.7 cards active before and after each turn', () => {
  expect([1, 2, 3, 9].map(activeInTurn)).toEqual([
    { before: 0, cleared: 0, after: 2 },
    { before: 2, cleared: 2, after: 4 },
    { before: 4, cleared: 2, after: 4 },
    { before: 4, cleared: 2, after: 4 },
  ]);
});

test('S4.1 the two oldest leave', () => {
  expect(startOfTurn(['a', 'b', 'c', 'd'])).toEqual({ left: ['a', 'b'], line: ['c', 'd'] });
  expect(startOfTurn(['a', 'b'])).toEqual({ left: [], line: ['a', 'b'] });
});
