import { describe, expect, test } from 'vitest';
import { called } from '../../src/text/called.ts';

const OPEN = '\u2068';
const CLOSE = '\u2069';

describe('a name in a sentence of ours', () => {
  test.each([
    ['Ring and Armor', 'Ring and Armor'],
    ['  two\n words ', 'two words'],
    ['', 'Unnamed team'],
    ['L’équipe 日本', 'L’équipe 日本'],
    ['W'.repeat(60), 'W'.repeat(60)],
    ['W'.repeat(5000), `${'W'.repeat(60)}…`],
    ['🎲'.repeat(61), `${'🎲'.repeat(60)}…`],
  ])('%j reads %j', (name, words) => {
    expect(called(name, 'Unnamed team')).toBe(words);
  });

  test.each([
    ['abc\u202edef', `${OPEN}abc\u202edef${CLOSE}`],
    ['שלום', `${OPEN}שלום${CLOSE}`],
    ['\u2069\u202eevil', `${OPEN}\u202eevil${CLOSE}`],
    ['a\u2067b', `${OPEN}a\u2067b${CLOSE}${CLOSE}`],
  ])('%j is kept apart, and closes what it opens', (name, words) => {
    expect(called(name, '')).toBe(words);
  });
});
