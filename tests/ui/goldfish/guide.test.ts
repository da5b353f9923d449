import { expect, test } from 'vitest';
import { readGuideFragment } from '../../../src/ui/goldfish/guide/books.ts';

test.each([
  ['example=HHS-V1', { book: 'hhs', rule: 'HHS-V1', step: 0 }],
  ['example=IMW-G3.4', { book: 'imw', rule: 'IMW-G3', step: 3 }],
  ['example=WWE-C3.1', { book: 'wwe', rule: 'WWE-C3', step: 0 }],
])('%s opens a turn of a book at a step', (fragment, wanted) => {
  expect(readGuideFragment(fragment)).toEqual(wanted);
});

test.each(['', 'game=1~2019', 'example=', 'example=XYZ-V1', 'example=HHS', 'example=HHS-V1.999'])(
  '“%s” is no example',
  (fragment) => {
    expect(readGuideFragment(fragment)).toBeNull();
  },
);
