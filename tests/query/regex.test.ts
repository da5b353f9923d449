import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRegex, testRegex } from '../../src/query/regex.ts';
import { compileRegex } from '../../src/query/regex-compile.ts';

const always = () => true;
const matches = (source: string, text: string) => testRegex(compileRegex(source), text, always);

describe('patterns', () => {
  test.each([
    ['draw .* di(e|ce)', 'Draw two more dice', true],
    ['draw .* di(e|ce)', 'dice', false],
    ['^pay', 'Pay a fist', true],
    ['^pay', 'you pay', false],
    ['fist$', 'pay fist', true],
    ['\\bko\\b', "it's ko now", true],
    ['\\bko\\b', 'token', false],
    ['[a-c]+\\d{2,3}', 'xx abc12', true],
    ['[^a]b', 'ab', false],
    ['\\D\\W', '1 !', true],
    ['colou?r', 'COLOR', true],
    ['(ab){2}', 'abab', true],
    ['a{3}', 'aa', false],
    ['a\\/b', 'a/b', true],
  ])('/%s/ in “%s”: %s', (source, text, expected) => {
    expect(matches(source, text)).toBe(expected);
  });
});

test('agrees with the language’s own expressions', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    'c',
    '.',
    '[ab]',
    '[^a]',
    '\\d',
    '\\w',
    '(a|b)',
    '(ab)',
    '(a|bc)',
  );
  const piece = fc
    .tuple(atom, fc.constantFrom('', '*', '+', '?', '{1,2}'))
    .map((parts) => parts.join(''));
  const pattern = fc
    .tuple(
      fc.constantFrom('', '^'),
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('', '$'),
    )
    .map(([start, list, end]) => start + list.join('') + end);
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' '), maxLength: 12 });
  fc.assert(
    fc.property(pattern, text, (source, hay) => {
      expect(matches(source, hay)).toBe(new RegExp(source, 'i').test(hay));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['*a', /nothing to repeat/],
  ['(a', /not closed/],
  ['a)', /closes nothing/],
  ['[a', /not closed/],
  ['(?=a)', /look-around/],
  ['(a)\\1', /backreferences/],
  ['a{3,1}', /backwards/],
  ['(((a{99}){99}){99})', /repeats too much/],
  ['a'.repeat(201), /200 characters/],
])('/%s/ is refused with its reason', (source, reason) => {
  expect(checkRegex(source)).toMatch(reason);
});

test('time grows with the text, not with the ways to match it', () => {
  const stepsFor = (length: number) => {
    let steps = 0;
    testRegex(compileRegex('(a|a|aa)+$'), `${'a'.repeat(length)}b`, (woken) => {
      steps += woken;
      return true;
    });
    return steps;
  };
  expect(stepsFor(2000) / stepsFor(1000)).toBeLessThan(2.1);
});
