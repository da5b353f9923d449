import { expect, test } from 'vitest';
import { OPTION_KEYS, optionOf } from '../../../src/ui/goldfish/play/option-keys.ts';

test('every option of a long list has a key of its own, and undo and redo keep theirs', () => {
  expect(OPTION_KEYS.length).toBeGreaterThan(50);
  expect(new Set(OPTION_KEYS).size).toBe(OPTION_KEYS.length);
  for (const key of ['u', 'r', 'U', 'R']) expect(optionOf(key, 58)).toBe(-1);
  for (const [place, key] of OPTION_KEYS.entries()) expect(optionOf(key, 58)).toBe(place);
});

test('ten options and more: 0, then letters; capitals stand for small letters where those suffice', () => {
  expect(optionOf('0', 12)).toBe(9);
  expect(optionOf('a', 12)).toBe(10);
  expect(optionOf('A', 12)).toBe(10);
  expect(optionOf('A', 58)).toBe(34);
  expect(optionOf('c', 12)).toBe(-1);
  expect(optionOf('Enter', 12)).toBe(-1);
});
