import { describe, expect, test } from 'vitest';
import { prepare } from '../../../../src/query/how-well.ts';
import { type Choice, offersFor } from '../../../../src/ui/build/format/words-to-choose.ts';
import { fileStem } from '../../../../src/ui/kit/hand-over.ts';

const choice = (label: string, about = ''): Choice => ({
  code: label.toLowerCase(),
  label,
  about,
  folded: prepare(label),
});
const SETS = [
  choice('Uncanny X-Men', 'UXM'),
  choice('X-Men First Class', 'XFC'),
  choice('Avengers vs. X-Men', 'AVX'),
  choice('Age of Ultron', 'AOU'),
];
const offered = (typed: string, taken: string[] = []) =>
  offersFor(typed, SETS, taken).map(({ label }) => label);

describe('offers for what was typed', () => {
  test('the start of a name comes before its middle', () => {
    expect(offered('x men')[0]).toBe('X-Men First Class');
    expect(offered('xmen')).toHaveLength(3);
  });
  test('a set answers to its code', () => {
    expect(offered('aou')[0]).toBe('Age of Ultron');
  });
  test('what is on the list already is not offered again', () => {
    expect(offered('ultron', ['age of ultron'])).toEqual([]);
  });
  test('nothing typed, nothing offered', () => {
    expect(offered(' - ')).toEqual([]);
  });
});

describe('names of files', () => {
  test.each([
    ['Shell Shock!', 'shell-shock'],
    ['Ragnarök', 'ragnarok'],
    ['???', 'team'],
    ['../../etc', 'etc'],
  ])('%s is saved as %s', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });
});
