import { expect, test } from 'vitest';
import { type IndexHit, mergeHits } from '../../src/search/merge.ts';

const hit = (id: string, inTitle = false): IndexHit => ({ id, score: 1, inTitle });
const order = (found: IndexHit[][]) => mergeHits(found, 100).candidates.map(({ id }) => id);

test('a record with two of the words comes before those with one', () => {
  expect(
    order([
      [hit('a'), hit('b')],
      [hit('b'), hit('c')],
    ])[0],
  ).toBe('b');
});

test('a rare word weighs more than a common one', () => {
  const common = Array.from({ length: 50 }, (_, at) => hit(`common-${at}`));
  expect(order([common, [hit('rare')]])[0]).toBe('rare');
});

test('a word in the title weighs more than one in the text', () => {
  expect(order([[hit('text'), hit('title', true)]])).toEqual(['title', 'text']);
});

test('a word that stands nowhere takes no weight from the others', () => {
  expect(mergeHits([[hit('a')], []], 100).weights).toEqual([1, 0]);
});

test('only a record with every word is complete', () => {
  const { candidates } = mergeHits([[hit('a'), hit('b')], [hit('b')]], 100);
  expect(candidates.filter(({ complete }) => complete).map(({ id }) => id)).toEqual(['b']);
});

test('nothing found is nothing merged', () => {
  expect(mergeHits([], 100)).toEqual({ candidates: [], weights: [] });
});
