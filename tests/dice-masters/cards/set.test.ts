import { expect, test } from 'vitest';
import { type CardSet, setYear, shortSetName } from '../../../src/dice-masters/cards/set.ts';

test.each([
  ['Teenage Mutant Ninja Turtles Dice Masters: Heroes in a Half Shell', 'Heroes in a Half Shell'],
  ['Marvel Dice Masters: Iron Man and War Machine', 'Iron Man and War Machine'],
  ['WWE Dice Masters: Campaign Box', 'Campaign Box'],
  ['Marvel 2015 promos', 'Marvel 2015 promos'],
])('the short name of %s is %s', (name, short) => {
  expect(shortSetName({ name })).toBe(short);
});

test.each<[release: number | null, copyright: number | null, shown: number | null]>([
  [2017, 2016, 2017],
  [null, 2016, 2016],
  [2017, null, 2017],
  [null, null, null],
])('released %s and printed %s, a set shows the year %s', (year, copyrightYear, shown) => {
  expect(setYear({ release: { year, evidence: '' }, copyrightYear } as CardSet)).toBe(shown);
});
