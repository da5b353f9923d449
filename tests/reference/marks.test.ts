import { expect, test } from 'vitest';
import type { Span } from '../../src/reference/prose.ts';
import { parseMarks } from '../../src/reference/spans.ts';

const text = (words: string): Span => ({ kind: 'text', text: words });
const rule = (id: string, words = id): Span => ({ kind: 'rule', id, words });
const keyword = (id: string, words: string): Span => ({ kind: 'keyword', id, words });
const character = (plural: boolean, capital: boolean): Span => ({
  kind: 'character',
  plural,
  capital,
});

/** What is written, and what is read. */
const MARKS: [written: string, ...read: Span[]][] = [
  [''],
  ['No mark at all.', text('No mark at all.')],
  ['[[R7.1.3]]', rule('R7.1.3')],
  ['See [[R5.1|the zones]].', text('See '), rule('R5.1', 'the zones'), text('.')],
  ['[[R8.6a]][[E01]][[SP-R12]]', rule('R8.6a'), rule('E01'), rule('SP-R12')],
  ['[[Overcrush]]', keyword('overcrush', 'Overcrush')],
  ['[[Suit Up]]', keyword('suit-up', 'Suit Up')],
  ['[[Anti-Breath Weapon|it]]', keyword('anti-breath-weapon', 'it')],
  ['[[Bird’s Eye!]]', keyword('birds-eye', 'Bird’s Eye!')],
  ['{character}', character(false, false)],
  ['{characters} {Character}', character(true, false), text(' '), character(false, true)],
  ['{Characters}', character(true, true)],
  ['{fist}{wild}', { kind: 'energy', unit: 'fist' }, { kind: 'energy', unit: 'wild' }],
  ['Pay {bolt}.', text('Pay '), { kind: 'energy', unit: 'bolt' }, text('.')],
  ['{die sidekick}', { kind: 'die', face: 'sidekick' }],
  ['{die wwe-008 3}', { kind: 'die', face: 'wwe-008 3' }],
  ['{die fist+fist}', { kind: 'die', face: 'fist+fist' }],
  ['{sword}', text('{sword}')],
  ['[single] {open', text('[single] {open')],
];

test.each(MARKS)('%s', (written, ...read) => {
  expect(parseMarks(written)).toEqual(read);
});
