import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, fitText, layOutImage } from '../../../../src/ui/build/share/image-layout.ts';

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe('the picture of a team', () => {
  test.each([
    [0, 0],
    [8, 2],
    [10, 2],
    [13, 3],
    [40, 0],
  ])('%i cards and %i Basic Actions all have room of their own', (cards, basics) => {
    const layout = layOutImage(cards, basics);
    const boxes = [...layout.cards, ...layout.basicActions];
    expect(boxes).toHaveLength(cards + basics);
    for (const [at, box] of boxes.entries()) {
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThan(layout.footer);
      expect(boxes.slice(at + 1).some((other) => overlaps(box, other))).toBe(false);
    }
  });

  test('a tournament team fits the size that link previews show', () => {
    expect(layOutImage(8, 2)).toMatchObject({ width: 1200, height: 630 });
  });

  test('the first half stands on the left, in order', () => {
    const { cards } = layOutImage(5, 0);
    const xs = cards.map(({ x }) => x);
    expect(xs[2]).toBe(xs[0]);
    expect(xs[3]).toBeGreaterThan(xs[0] ?? 0);
    expect(cards[3]?.y).toBe(cards[0]?.y);
  });
});

describe('text cut to fit', () => {
  const measure = (text: string) => Array.from(text).length;

  test.each([
    ['Karai', 5, 'Karai'],
    ['Karai', 4, 'Kar…'],
    ['Torn Between', 6, 'Torn…'],
    ['🎲🎲🎲🎲', 3, '🎲🎲…'],
    ['Karai', 0, '…'],
  ])('%s in %i is %s', (text, width, fitted) => {
    expect(fitText(text, width, measure)).toBe(fitted);
  });

  test('never wider than the room, and always the beginning', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 30 }),
        (text, width) => {
          const fitted = fitText(text, width, measure);
          expect(measure(fitted)).toBeLessThanOrEqual(width);
          expect(text.startsWith(fitted.replace(/…$/, ''))).toBe(true);
        },
      ),
    );
  });
});
