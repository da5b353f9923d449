import { expect, test } from 'vitest';
import {
  chanceOf,
  meanQuiddity,
  quiddityCurve,
  type Reroll,
} from '../../../src/quarriors/odds/index.ts';
import { formatFraction, toNumber } from '../../../src/tabletop/fraction.ts';
import { drawFrom, START } from './bags.ts';

const mean = (...from: Parameters<typeof drawFrom>) =>
  formatFraction(meanQuiddity(drawFrom(...from)));
const chance = (atLeast: number, ...from: Parameters<typeof drawFrom>) =>
  formatFraction(chanceOf(drawFrom(...from), atLeast));

test('Q2.4 Q6.2.1 the first turn gives 17/3 Quiddity on average without re-rolls', () => {
  expect(mean(START, 'none')).toBe('17/3');
});

test('Q6.2.5 an Assistant that re-rolls itself ends on Quiddity three times in five', () => {
  expect(mean({ assistant: 1 }, 'none', { draw: 1 })).toBe('1/2');
  expect(mean({ assistant: 1 }, 'assistant', { draw: 1 })).toBe('3/5');
  expect(mean(START, 'assistant')).toBe('88/15');
});

test('Q3.5 the burst of an Assistant rolls a Quiddity die again as well', () => {
  // From 2 and the re-roll face w = 1/2 + w/6 = 3/5; from 1 and it v = 1/6·(1/2 + w/6) + 5/36·v.
  expect(chance(3, { quiddity: 1, assistant: 1 }, 'none', { draw: 2 })).toBe('1/12');
  expect(chance(3, { quiddity: 1, assistant: 1 }, 'best', { draw: 2 })).toBe('18/155');
});

test('Q3.2 a Portal is spent and its draw is rolled', () => {
  expect(mean({ portal: 1, quiddity: 2 }, 'none', { draw: 0 })).toBe('0/1');
  expect(mean({ quiddity: 2 }, 'none', { draw: 2 })).toBe('7/3');
});

test('Q6.2.2 Q6.2.3 the Used Pile fills the bag, and with neither drawing stops', () => {
  expect(mean({ quiddity: 1 }, 'none', { draw: 3, used: { quiddity: 1 } })).toBe('7/3');
  expect(mean({ quiddity: 1 }, 'none', { draw: 6 })).toBe('7/6');
});

test('QB1 a Portal alone draws itself until it shows Quiddity', () => {
  expect(mean({ portal: 1 }, 'none', { draw: 1 })).toBe('1/1');
});

test('Q3.6 a divided face is kept or rolled again, a double face does both', () => {
  expect(mean({ dragon: 1 }, 'none', { draw: 1 })).toBe('1/1');
  expect(chance(3, { dragon: 1 }, 'best', { draw: 1 })).toBe('1/6');
  // The Wizard's first face: 1 Quiddity, and the Wizard itself is all there is to draw.
  expect(mean({ wizard: 1 }, 'none', { draw: 1 })).toBe('1/1');
  expect(mean({ victory: 1 }, 'assistant', { draw: 1 })).toBe('1/1');
});

test('cards that give Quiddity right after the roll count with their card id', () => {
  expect(mean({ growth: 1 }, 'none', { draw: 1 })).toBe('5/6');
  expect(mean({ 'growth-cantrip': 1 }, 'none', { draw: 1 })).toBe('11/6');
  expect(mean({ 'growth-charm': 1 }, 'none', { draw: 1 })).toBe('7/3');
});

const MORE: [Reroll, Reroll][] = [
  ['none', 'assistant'],
  ['assistant', 'best'],
];

test.each(MORE)('%s never gives a better chance than %s', (less, more) => {
  for (const bag of [START, { ...START, portal: 1 }, { quiddity: 5, assistant: 3, dragon: 1 }]) {
    const [low, high] = [less, more].map((reroll) => quiddityCurve(drawFrom(bag, reroll), 9));
    low?.forEach((chance, at) => {
      const other = high?.[at];
      expect(toNumber(chance)).toBeLessThanOrEqual(other ? toNumber(other) : 0);
    });
  }
});

test('a bag beyond counting is refused in words', () => {
  const bag = {
    quiddity: 8,
    assistant: 4,
    portal: 5,
    victory: 3,
    wizard: 3,
    dragon: 3,
    devotee: 3,
  };
  expect(() => chanceOf(drawFrom(bag, 'best'), 9)).toThrow('Too many kinds of dice');
});
