import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRegex, Regex } from '../../src/query/regex.ts';

const always = () => true;
const matches = (source: string, text: string) =>
  new Regex(source).test(text.toLowerCase(), always);

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
    '(\\b)',
    '(\\b|c)',
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
    fc.property(pattern, fc.array(text, { maxLength: 6 }), (source, hays) => {
      const regex = new Regex(source);
      const own = new RegExp(source, 'i');
      for (const hay of hays) expect(regex.test(hay, always)).toBe(own.test(hay));
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
    new Regex('(a|a|aa)+$').test(`${'a'.repeat(length)}b`, (taken) => {
      steps += taken;
      return true;
    });
    return steps;
  };
  expect(stepsFor(2000) / stepsFor(1000)).toBeLessThan(2.1);
});

test('what was learnt from one text is not paid for again', () => {
  const regex = new Regex('(\\w+ )+zzz');
  const stepsFor = (text: string) => {
    let steps = 0;
    regex.test(text, (taken) => {
      steps += taken;
      return true;
    });
    return steps;
  };
  const text = 'draw and roll 2 dice, one of them twice';
  expect(stepsFor(text)).toBeGreaterThan(10 * text.length);
  expect(stepsFor(text)).toBe(text.length);
});

test('patterns with more possibilities than are remembered still find what is there', () => {
  const source = '(a|b)*a(a|b){9}c';
  const random = (seed: number) =>
    Array.from({ length: 3000 }, (_, at) => ((at * at * seed + at * 7) % 13 < 6 ? 'a' : 'b')).join(
      '',
    );
  const regex = new Regex(source);
  for (const seed of [3, 5, 11]) {
    const text = `${random(seed)}c`;
    expect(regex.test(text, always)).toBe(new RegExp(source).test(text));
    expect(regex.test(random(seed), always)).toBe(false);
  }
});

test('when its steps run out it ends', () => {
  let left = 500;
  const found = new Regex('(a|b)*a(a|b){9}c').test('ab'.repeat(5000), (taken) => {
    left -= taken;
    return left > 0;
  });
  expect(found).toBe(false);
  expect(left).toBeGreaterThan(-3000);
});
