import { describe, expect, test } from 'vitest';
import { Streams, seedOf } from '../../src/tabletop/luck/streams.ts';
import { Xoshiro } from '../../src/tabletop/luck/xoshiro.ts';

describe('the generator', () => {
  test('gives the reference numbers of xoshiro128**', () => {
    const generator = new Xoshiro();
    generator.restart(1, 2, 3, 4);
    expect([1, 2, 3, 4].map(() => generator.next())).toEqual([11_520, 0, 5_927_040, 70_819_200]);
  });

  test.each([2, 3, 6, 7, 23])('is even over %i numbers', (count) => {
    const generator = new Xoshiro();
    generator.restart(5, 6, 7, 8);
    const rolls = 60_000;
    const seen = new Array<number>(count).fill(0);
    for (let roll = 0; roll < rolls; roll++) {
      const number = generator.below(count);
      seen[number] = (seen[number] ?? 0) + 1;
    }
    const expected = rolls / count;
    const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(count + 5 * Math.sqrt(2 * count));
  });
});

describe('the streams', () => {
  const first = (streams: Streams) =>
    [streams.bag, streams.roll, streams.policy].map((one) => one.next());

  test('one seed and number give one game', () => {
    const [one, two] = [new Streams(), new Streams()];
    one.restart(seedOf('luck'), 3);
    two.restart(seedOf('luck'), 3);
    expect(first(one)).toEqual(first(two));
  });

  test('bag, roll and policy differ, and so do neighbours in a batch', () => {
    const streams = new Streams();
    const numbers = [0, 1, 2].flatMap((index) => {
      streams.restart(seedOf('luck'), index);
      return first(streams);
    });
    expect(new Set(numbers).size).toBe(9);
  });

  test('a policy that asks for more luck leaves the dice alone', () => {
    const [calm, busy] = [new Streams(), new Streams()];
    calm.restart(seedOf('luck'), 0);
    busy.restart(seedOf('luck'), 0);
    for (let ask = 0; ask < 100; ask++) busy.policy.next();
    expect(busy.roll.next()).toBe(calm.roll.next());
    expect(busy.bag.next()).toBe(calm.bag.next());
  });
});
