import { describe, expect, test } from 'vitest';
import {
  advance,
  firstOffset,
  noteHeights,
  rangeFor,
  renewCards,
  startDrawing,
  stretch,
} from '../../../src/ui/card-finder/windowed-range.ts';

const SIZE = 2;
const cards = Uint16Array.from({ length: 4087 }, (_, place) => place);
const count = Math.ceil(cards.length / SIZE);
const heightOf = () => 200;
const look = (top: number) => rangeFor(top, top + 800, count, heightOf);

/** Steps until nothing changes; how many chunks came in with each. */
function settle(drawn: ReturnType<typeof startDrawing>, top: number): number[] {
  const steps: number[] = [];
  let before = drawn.to - drawn.from;
  while (advance(drawn, look(top), SIZE, heightOf)) {
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
    renewCards(drawn, found, 5, true);
    expect([drawn.from, drawn.to, drawn.old]).toEqual([0, 5, cards]);
    expect(drawn.fresh).toBeLessThan(found.length);
    while (advance(drawn, rangeFor(0, 800, 5, heightOf), SIZE, heightOf));
    expect(drawn.old).toBe(found);
  });

  test('of nothing is nothing', () => {
    const drawn = startDrawing(new Uint16Array());
    expect(advance(drawn, rangeFor(0, 800, 0, heightOf), SIZE, heightOf)).toBe(false);
    expect([drawn.from, drawn.to]).toEqual([0, 0]);
  });

  test('keeps its place when other cards answer the same question', () => {
    const drawn = startDrawing(cards);
    settle(drawn, 20_000);
    renewCards(drawn, cards.slice(1), count, false);
    expect([drawn.from, drawn.to, drawn.top]).toEqual([98, 107, 98 * 200]);
    renewCards(drawn, cards.slice(0, 10), 5, true);
    expect([drawn.from, drawn.top]).toEqual([0, 0]);
  });
});

describe('heights that turn out otherwise', () => {
  const real = (chunk: number) => 150 + ((chunk * 37) % 120);

  /** Scrolls to an offset and measures whatever is drawn, until nothing changes; where the list then begins. */
  function scrollTo(drawn: ReturnType<typeof startDrawing>, top: number): number {
    const taken = (chunk: number) => drawn.heights.get(chunk) ?? drawn.usual ?? 200;
    for (let turn = 0; turn < 500; turn++) {
      const start = firstOffset(drawn, taken);
      const isMoved = advance(
        drawn,
        rangeFor(top - start, top - start + 800, count, taken),
        SIZE,
        taken,
      );
      const seen = Array.from({ length: drawn.to - drawn.from }, (_, at) => drawn.from + at);
      const measured = new Map(seen.map((chunk) => [chunk, real(chunk)]));
      const anchor = seen.find((at) => drawn.top + stretch(drawn.from, at + 1, taken) > top);
      const place = anchor && drawn.top + stretch(drawn.from, anchor, taken);
      noteHeights(drawn, measured, top, taken);
      if (anchor) expect(drawn.top + stretch(drawn.from, anchor, taken)).toBeCloseTo(place ?? 0);
      if (!isMoved) return firstOffset(drawn, taken);
    }
    throw new Error('It never settles.');
  }

  test('leave what is seen in its place, down and up the list', () => {
    const drawn = startDrawing(cards);
    for (const top of [0, 8000, 8500, 7000, 120_000, 119_000, 40_000]) scrollTo(drawn, top);
    expect(drawn.to - drawn.from).toBeLessThan(14);
  });
});
