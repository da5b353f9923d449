import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingDistance } from '../../../src/teams/files/spelling.ts';

/** The textbook table, without shortcuts. */
function fullDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] ?? [];
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
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
  );
});
