import { describe, expect, test } from 'vitest';
import { find } from './catalogue.ts';

describe('a bad term is named with its reason and a fix, and the others still run', () => {
  test.each([
    [
      'kw:overcrsh c<=3',
      'kw:overcrsh',
      /No keyword is called “overcrsh”. Did you mean “overcrush”\?/,
      'kw:overcrush c<=3',
    ],
    ['aff:avengrs c<=3', 'aff:avengrs', /No affiliation is called “avengrs”/, 'aff:avengers c<=3'],
    [
      'energi:fist c<=3',
      'energi:fist',
      /There is no field “energi”. Did you mean “energy”\?/,
      'energy:fist c<=3',
    ],
    ['quux:1 c<=3', 'quux:1', /Put it in quotes/, '"quux:1" c<=3'],
    ['c<=x c<=3', 'c<=x', /“x” is not a number for cost/, null],
    ['c>2..4 c<=3', 'c>2..4', /A range such as 2\.\.4 goes with “:”/, 'c:2..4 c<=3'],
    ['n>storm c<=3', 'n>storm', /is text, so “>” does not fit/, 'n:storm c<=3'],
    ['is:flop c<=3', 'is:flop', /is nothing that “is:” knows/, 'is:flip c<=3'],
    ['sort:colour c<=3', 'sort:colour', /cannot be sorted by “colour”/, null],
    ['view:tile c<=3', 'view:tile', /“view:” knows tiles, table, text/, 'view:tiles c<=3'],
    ['limit:0 c<=3', 'limit:0', /whole number from 1/, null],
    ['o:/(a/ c<=3', 'o:/(a/', /a “\(” is not closed/, null],
    ['o:/(?=a)/ c<=3', 'o:/(?=a)/', /look-around is not offered/, null],
    ['own>=1 c<=3', 'own>=1', /collection is not at hand/, null],
    ['in:team c<=3', 'in:team', /no team at hand/, null],
    ['c<=3 c<=', 'c<=', /needs a value behind “<=”/, null],
    ['c<=3 ???', '???', /holds no letter or digit/, 'c<=3 '],
    ['c<=3 )', ')', /closes nothing/, 'c<=3'],
    ['(c<=3', '(', /is not closed/, 'c<=3'],
    ['c<=3 OR', 'OR', /needs a term on both sides/, 'c<=3'],
  ])('%s', (query, term, message, fix) => {
    const { parsed, cards } = find(query);
    const [problem] = parsed.problems;
    expect(parsed.problems).toHaveLength(1);
    expect(query.slice(problem?.span.start, problem?.span.end)).toBe(term);
    expect(problem?.message).toMatch(message);
    expect(problem?.fix).toBe(fix);
    expect(cards).toEqual(find('c<=3').cards);
  });
});

test('every bad term is reported, not only the first', () => {
  expect(find('kw:nope aff:nada c<=').parsed.problems).toHaveLength(3);
});

test('a query that is too long is cut, and says so', () => {
  const { parsed } = find('storm '.repeat(1000));
  expect(parsed.source.length).toBe(2000);
  expect(parsed.problems[0]?.message).toMatch(/longer than 2000 characters/);
});

test('a hostile regular expression ends early', () => {
  const start = performance.now();
  find(`o:/${'(a|b|ab)*'.repeat(20)}c/`);
  find('o:/(.*)*(.*)*(.*)*(.*)*x/');
  find(`n:/(${'.*'.repeat(90)})/`);
  expect(performance.now() - start).toBeLessThan(3000);
});
