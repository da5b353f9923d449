import { expect, test } from 'vitest';
import type { BattleDie } from '../../src/shadows-of-the-past/dice/index.ts';
import {
  focusCheck,
  healing,
  inTries,
  waking,
} from '../../src/shadows-of-the-past/strikes/index.ts';
import { formatFraction, plus, ZERO } from '../../src/tabletop/fraction.ts';

const COIN: BattleDie = { hit: 1, double: 0, block: 1, blank: 0 };

test('S11.3 a Focus check succeeds with hits of at least the difficulty; S11.1 a re-roll helps', () => {
  const { plain, withFocus } = focusCheck(COIN, 2, 2);
  expect([plain, withFocus].map(formatFraction)).toEqual(['1/4', '9/16']);
  expect(formatFraction(inTries(plain, 2))).toBe('7/16');
  expect(formatFraction(focusCheck(COIN, 2, 0).plain)).toBe('1/1');
});

test('S10.2 healing stops at the wounds there are', () => {
  expect(healing(COIN, 2, 1, false).map(formatFraction)).toEqual(['1/4', '3/4']);
  expect(healing(COIN, 1, 3, true).map(formatFraction)).toEqual(['1/4', '3/4']);
});

test('S10.6 Life adds up over tries', () => {
  const { at, never } = waking(COIN, 2, { need: 2, has: 0, tries: 2 });
  // 1/4 at once; from 1 Life (1/2) any hit does, from none (1/4) both must hit.
  expect(at.map(formatFraction)).toEqual(['1/4', '7/16']);
  expect(formatFraction([...at, never].reduce(plus, ZERO))).toBe('1/1');
  expect(waking(COIN, 1, { need: 2, has: 1, tries: 1 }).at.map(formatFraction)).toEqual(['1/2']);
});

test('SB5 without dice nobody wakes up', () => {
  expect(waking(COIN, 0, { need: 1, has: 0, tries: 3 }).at.map(formatFraction)).toEqual([
    '0/1',
    '0/1',
    '0/1',
  ]);
});
