import { describe, expect, test } from 'vitest';
import { HEAT_STEPS, HEAT_THREADS, heatStep } from '../../../src/ui/odds/charts/heat.ts';
import {
  pointsWords,
  shortPercent,
  signed,
  spokenChance,
} from '../../../src/ui/odds/charts/percent-words.ts';
import { everyNth, linear, niceTicks } from '../../../src/ui/odds/charts/scale.ts';

describe('numbers in words', () => {
  test.each([
    [0, 0, '0'],
    [1, 0, '100'],
    [0.8164, 0, '82'],
    [0.8164, 1, '81.6'],
    [0.0001, 0, '<1'],
    [0.0001, 1, '<0.1'],
    [0.9999, 0, '>99'],
    [0.999_96, 1, '>99.9'],
  ] as const)('%s is told as %s digits: %s', (chance, digits, words) => {
    expect(shortPercent(chance, digits)).toBe(words);
  });

  test.each([
    [0, 'never'],
    [1, 'always'],
    [0.5, 'about once in 2 games'],
    [0.8164, 'about 4 times in 5'],
    [0.6667, 'about 2 times in 3'],
    [0.03, 'about once in 25 games'],
    [0.002, 'about once in 500 games'],
    [0.995, 'almost always'],
  ])('%s is spoken as %s', (chance, words) => {
    expect(spokenChance(chance)).toBe(words);
  });

  test('differences keep their sign, and nothing has none', () => {
    expect(pointsWords(0.012)).toBe('+1.2 points');
    expect(signed(-0.4, 1)).toBe('−0.4');
    expect(signed(-0.001, 1)).toBe('0.0');
  });
});

describe('heat', () => {
  test('never is a step of its own, and each step has a pattern and a name', () => {
    expect(heatStep(0)).toBe(0);
    expect(heatStep(0.0001)).toBe(1);
    expect(heatStep(0.5)).toBe(3);
    expect(heatStep(1)).toBe(6);
    expect(HEAT_THREADS).toHaveLength(HEAT_STEPS.length);
    expect(new Set(HEAT_THREADS).size).toBe(HEAT_STEPS.length);
  });
});

describe('scales', () => {
  test('a scale is straight, and flat where there is no range', () => {
    const scale = linear([0, 10], [100, 0]);
    expect([0, 5, 10].map(scale)).toEqual([100, 50, 0]);
    expect(linear([3, 3], [0, 50])(3)).toBe(0);
  });

  test.each([
    [7, 5, [0, 2, 4, 6, 8]],
    [20, 5, [0, 5, 10, 15, 20]],
    [1, 5, [0, 1]],
    [0, 5, [0]],
    [43, 4, [0, 20, 40, 60]],
  ])('ticks up to %s are round', (most, wanted, ticks) => {
    expect(niceTicks(most, wanted)).toEqual(ticks);
  });

  test('labels are left out where there is no room', () => {
    expect(everyNth(10, 1000, 26)).toBe(1);
    expect(everyNth(30, 300, 26)).toBe(3);
  });
});
