import { describe, expect, test } from 'vitest';
import { advance, rangeFor, renewCards, startDrawing } from '../../src/ui/cards/windowed-range.ts';

const SIZE = 2;
const cards = Uint16Array.from({ length: 4087 }, (_, place) => place);
const count = Math.ceil(cards.length / SIZE);
const heightOf = () => 200;
const look = (top: number) => rangeFor(top, top + 800, count, heightOf);

/** Steps until nothing changes; how many chunks came in with each. */
function settle(drawn: ReturnType<typeof startDrawing>, top: number): number[] {
  const steps: number[] = [];
  let before = drawn.to - drawn.from;
  while (advance(drawn, look(top), SIZE)) {
    steps.push(drawn.to - drawn.from - before);
    before = drawn.to - drawn.from;
    if (steps.length > 500) throw new Error('It never settles.');
  }
  return steps;
}

describe('a long list', () => {
  test('draws what is seen and a little more', () => {
    const drawn = startDrawing(cards);
    settle(drawn, 0);
    expect([drawn.from, drawn.to]).toEqual([0, 7]);
    settle(drawn, 20_000);
    expect([drawn.from, drawn.to]).toEqual([98, 107]);
    settle(drawn, 0);
    expect([drawn.from, drawn.to]).toEqual([0, 7]);
  });

  test('adds at most two chunks in a frame', () => {
    const drawn = startDrawing(cards);
    const steps = [...settle(drawn, 0), ...settle(drawn, 2000), ...settle(drawn, 90_000)];
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });

  test('ends at its end', () => {
    const drawn = startDrawing(cards);
    settle(drawn, count * 200);
    expect(drawn.to).toBe(count);
    expect(drawn.from).toBeGreaterThan(count - 8);
  });

  test('takes in new cards from the top, a few at a time', () => {
    const drawn = startDrawing(cards);
    settle(drawn, 0);
    const found = cards.slice(100, 110);
    renewCards(drawn, found, 5);
    expect([drawn.from, drawn.to, drawn.old]).toEqual([0, 5, cards]);
    expect(drawn.fresh).toBeLessThan(found.length);
    while (advance(drawn, rangeFor(0, 800, 5, heightOf), SIZE));
    expect(drawn.old).toBe(found);
  });

  test('of nothing is nothing', () => {
    const drawn = startDrawing(new Uint16Array());
    expect(advance(drawn, rangeFor(0, 800, 0, heightOf), SIZE)).toBe(false);
    expect([drawn.from, drawn.to]).toEqual([0, 0]);
  });
});
