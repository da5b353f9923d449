import { describe, expect, test } from 'vitest';
import { Regex } from '../../src/query/regex.ts';
import { find } from './catalogue.ts';

const HOSTILE_STEPS = 5000;
const LONG_LINE = 'whenever a character die is KO’d, draw and roll 1 die '.repeat(8);

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
    ['c<=３ c<=3', 'c<=３', /“３” is not a number for cost/, null],
    ['c=% c<=3', 'c=%', /“%” is not a number for cost/, null],
    ['c:__proto__ c<=3', 'c:__proto__', /“__proto__” is not a number for cost/, null],
    ['c:1+ c<=3', 'c:1+', /“1\+” is not a number for cost/, null],
    ['c:1++2 c<=3', 'c:1++2', /“1\+\+2” is not a number for cost/, null],
    ['max:½ c<=3', 'max:½', /“½” is not a number/, null],
    [
      'constructor:1 c<=3',
      'constructor:1',
      /There is no field “constructor”/,
      '"constructor:1" c<=3',
    ],
    ['limit:２ c<=3', 'limit:２', /whole number from 1/, null],
    ['limit:1e1 c<=3', 'limit:1e1', /whole number from 1/, null],
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

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is a word like any other',
  (word) => {
    const { parsed, cards } = find(`"${word}"`);
    const bare = find(word);
    expect(bare.parsed.problems).toEqual(parsed.problems);
    expect(bare.cards).toEqual(cards);
  },
);

test('every bad term is reported, not only the first', () => {
  expect(find('kw:nope aff:nada c<=').parsed.problems).toHaveLength(3);
});

test('a query that is too long is cut, and says so', () => {
  const { parsed } = find('storm '.repeat(1000));
  expect(parsed.source.length).toBe(2000);
  expect(parsed.problems[0]?.message).toMatch(/longer than 2000 characters/);
});

test.each(['(a|b|ab)*'.repeat(20), '(.*)*(.*)*(.*)*(.*)*x', `(${'.*'.repeat(90)})x`])(
  'a hostile regular expression stops when the steps of a search are spent: %s',
  (source) => {
    const regex = new Regex(source);
    let asked = 0;
    let isOver = false;
    let afterTheEnd = 0;
    const spend = (steps: number) => {
      if (isOver) afterTheEnd++;
      asked += steps;
      isOver = asked >= HOSTILE_STEPS;
      return !isOver;
    };
    for (let text = 0; text < 1000 && !isOver; text++) regex.test(`${text} ${LONG_LINE}`, spend);
    expect(afterTheEnd).toBe(0);
  },
);

test('a search that ran out of steps says so', () => {
  expect(find(`o:/${'(\\w+ )+'.repeat(12)}zzz/`).cutOff).toBe(true);
  expect(find('o:/sidekick/').cutOff).toBe(false);
});
