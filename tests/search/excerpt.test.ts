import { expect, test } from 'vitest';
import { excerpt, markWords } from '../../src/search/excerpt.ts';
import { prepareQuery } from '../../src/search/query.ts';

const marked = (text: string, query: string) =>
  markWords(text, prepareQuery(query))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Refill only an empty bag.', 'when is the bag refilled', '[Refill] only an empty [bag].'],
  ["A KO'd die waits.", 'killed dice', "A [KO'd] [die] waits."],
  ['You buy; the purchase waits.', 'purchase', 'You [buy]; the [purchase] waits.'],
  ['Overcrush', 'overcr', '[Overcrush]'],
  ['Nothing here.', 'bag', 'Nothing here.'],
  ['<b>bag</b>', 'bag', '<b>[bag]</b>'],
])('%s, asked for %s, is marked', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the pieces together are the text', () => {
  const text = 'Put your whole Used Pile into the bag, mix, and go on drawing.';
  const pieces = markWords(text, prepareQuery('used pile bag'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('an excerpt shows the sentence that holds the words', () => {
  const text = `${'One thing. '.repeat(20)}The bag is refilled now. ${'Another thing. '.repeat(20)}`;
  const found = excerpt(text, prepareQuery('refill bag'), 80);
  expect(found).toContain('The bag is refilled now.');
  expect(found.length).toBeLessThanOrEqual(85);
});

test('a short text is shown whole', () => {
  expect(excerpt('Short.', prepareQuery('bag'), 80)).toBe('Short.');
});
