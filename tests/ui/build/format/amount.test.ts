import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNT_MODES,
  type Amount,
  inMode,
  modeOf,
} from '../../../../src/ui/build/format/amount.ts';

describe('how many there may be', () => {
  const cases: [amount: Amount, none: number, mode: string][] = [
    [{ least: 8, most: 8 }, 1, 'exactly'],
    [{ least: 1, most: 8 }, 1, 'at most'],
    [{ least: 0, most: 20 }, 0, 'at most'],
    [{ least: 6, most: 8 }, 1, 'between'],
    [{ least: 0, most: null }, 0, 'at least'],
    [{ least: 10, most: null }, 0, 'at least'],
    [{ least: 0, most: 0 }, 0, 'exactly'],
  ];
  test.each(cases)('%o beside %i reads as “%s”', (amount, none, mode) => {
    expect(modeOf(amount, none)).toBe(mode);
  });

  test('an upper limit stays when the words change', () => {
    expect(inMode({ least: 0, most: 20 }, 'exactly', 0)).toEqual({ least: 20, most: 20 });
    expect(inMode({ least: 8, most: 8 }, 'at most', 1)).toEqual({ least: 1, most: 8 });
  });

  test('whatever it was, it reads in the mode that was chosen', () => {
    const amount = fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 2, max: 30 }), fc.boolean())
      .map(([least, more, isOpen]): Amount => ({ least, most: isOpen ? null : least + more }));
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...AMOUNT_MODES),
        fc.constantFrom(0, 1),
        (one, mode, none) => {
          const said = inMode(one, mode, none);
          expect(modeOf(said, none)).toBe(mode);
          expect(said.most === null || said.least <= said.most).toBe(true);
        },
      ),
    );
  });
});
