import { describe, expect, test } from 'vitest';
import {
  meanDifference,
  shareDifference,
  shareOf,
  sharesByTurn,
  spreadOf,
} from '../../../src/dice-masters/simulation/counts/statistics.ts';

describe('a share', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])('%i of %i has the interval of Wilson', (count, of, low, high) => {
    const share = shareOf(count, of);
    expect(share.p).toBe(count / of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test('without a sample says nothing', () => {
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, p: 0, low: 0, high: 1 });
  });

  test('by turn counts every earlier turn; place 0 is never', () => {
    expect(sharesByTurn([5, 1, 0, 4]).map(({ count, of }) => [count, of])).toEqual([
      [1, 10],
      [1, 10],
      [5, 10],
    ]);
  });
});

describe('a spread', () => {
  test('mean, deviation and interval of a histogram', () => {
    const spread = spreadOf([0, 2, 4, 2, 0]);
    expect(spread).toMatchObject({ of: 8, mean: 2, histogram: [0, 2, 4, 2] });
    expect(spread.deviation).toBeCloseTo(Math.sqrt(4 / 7), 12);
    expect(spread.high - spread.mean).toBeCloseTo((1.959_964 * Math.sqrt(4 / 7)) / Math.sqrt(8), 6);
  });

  test('quantiles are the smallest values that reach their share', () => {
    expect(spreadOf([5, 20, 25, 25, 20, 5]).quantiles).toEqual({
      p5: 0,
      p25: 1,
      p50: 2,
      p75: 3,
      p95: 4,
    });
    expect(spreadOf([0, 0, 1]).quantiles).toEqual({ p5: 2, p25: 2, p50: 2, p75: 2, p95: 2 });
  });

  test('of nothing is nothing', () => {
    expect(spreadOf([0, 0])).toMatchObject({ of: 0, mean: 0, low: 0, high: 0, histogram: [0] });
  });
});

describe('a difference', () => {
  test('of means is that of the pairs, not of the two lists', () => {
    // Every pair gains exactly 1: the change is certain however much the games themselves vary.
    const change = meanDifference({ counts: [0, 0, 0, 100], least: -2, before: 350 });
    expect(change).toEqual({
      of: 100,
      before: 3.5,
      after: 4.5,
      change: 1,
      low: 1,
      high: 1,
      isClear: true,
    });
  });

  test('of shares counts pairs that changed', () => {
    const change = shareDifference([50, 10, 30, 10]);
    expect(change).toMatchObject({ of: 100, before: 0.6, after: 0.8, isClear: true });
    expect(change.change).toBeCloseTo(0.2, 12);
    expect([change.low, change.high].map((end) => end.toFixed(3))).toEqual(['0.079', '0.313']);
  });

  test('is not clear when as many pairs went the other way, or none changed', () => {
    expect(shareDifference([10, 20, 20, 10])).toMatchObject({ change: 0, isClear: false });
    expect(shareDifference([60, 0, 0, 40])).toMatchObject({ change: 0, isClear: false });
    expect(shareDifference([0, 0, 0, 0])).toMatchObject({ of: 0, isClear: false });
  });
});
