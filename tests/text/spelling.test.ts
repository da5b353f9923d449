import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, spellingDistance, squeeze } from '../../src/text/spelling.ts';

/** The textbook table, without shortcuts. */
function fullDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] ?? [];
      const change = (above[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const plain = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = a.slice(i - 2, i) === `${b[j - 1]}${b[j - 2]}`;
      row.push(isSwapped ? Math.min(plain, (rows[i - 2]?.[j - 2] ?? 0) + 1) : plain);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

test('slips are counted as the textbook does, up to the most that matter', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, most) => {
      expect(spellingDistance(a, b, most)).toBe(Math.min(fullDistance(a, b), most + 1));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['karai', 'kaari', 1],
  ['karai', 'karia', 1],
  ['wolverine', 'wolvrine', 1],
  ['storm', 'stormm', 1],
])('%s and %s are %i slip apart', (a, b, slips) => {
  expect(spellingDistance(a, b, 3)).toBe(slips);
});

test.each([
  ['S.H.I.E.L.D.', 's h i e l d', 'shield'],
  ['Spider-Man', 'spider man', 'spiderman'],
  ['“Señor” Ægir', 'senor ægir', 'senorægir'],
  ['  4  dice → 2 ', '4 dice 2', '4dice2'],
  ['…', '', ''],
])('%s reads %s, squeezed %s', (text, folded, squeezed) => {
  expect(fold(text)).toBe(folded);
  expect(squeeze(text)).toBe(squeezed);
});
