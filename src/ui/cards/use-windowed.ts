import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { waitForTyping } from './typing-first.ts';
import {
  advance,
  type Drawn,
  learnPace,
  rangeFor,
  renewCards,
  startDrawing,
} from './windowed-range.ts';

/**
 * Which chunks of a long list to draw, and how much room the others take.
 * Each frame adds one chunk or renews a few cards, so that no frame takes long.
 * A chunk seen once keeps its measured height; others are taken for as tall as the first.
 */
export function useWindowed<T extends HTMLElement>(
  cards: Uint16Array,
  size: number,
  firstGuess: number,
) {
  const list = useRef<T>(null);
  const { current: drawn } = useRef<Drawn>(startDrawing(cards));
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const count = Math.ceil(cards.length / size);
  if (drawn.cards !== cards) renewCards(drawn, cards, count);

  const heightOf = (chunk: number): number => drawn.heights.get(chunk) ?? drawn.usual ?? firstGuess;

  useLayoutEffect(() => {
    let frame = 0;
    let later = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const look = () => {
      frame = 0;
      const wait = waitForTyping();
      if (wait > 0) {
        later = window.setTimeout(soon, wait);
        return;
      }
      const begin = performance.now();
      if (!list.current) return;
      measure(list.current, drawn, size);
      const { top } = list.current.getBoundingClientRect();
      const wanted = rangeFor(-top, innerHeight - top, count, heightOf);
      if (!advance(drawn, wanted, size)) return;
      // After this frame, so that its layout and the next are not done in one.
      later = window.setTimeout(() => {
        learnPace(performance.now() - begin);
        redraw(0);
      });
    };
    soon();
    // Lists scroll with the page or in a pane of their own.
    addEventListener('scroll', soon, { passive: true, capture: true });
    const remeasure = () => {
      drawn.heights.clear();
      drawn.usual = null;
      soon();
    };
    addEventListener('resize', remeasure);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', remeasure);
    };
  });

  const room = (begin: number, end: number) => {
    let sum = 0;
    for (let chunk = begin; chunk < end; chunk++) sum += heightOf(chunk);
    return sum;
  };
  const chunks = Array.from({ length: drawn.to - drawn.from }, (_, index) => {
    const chunk = drawn.from + index;
    const first = chunk * size;
    const some = cards.subarray(first, Math.max(first, Math.min(first + size, drawn.limit)));
    const isOld = (place: number) => place >= drawn.fresh && place < drawn.old.length;
    return {
      chunk,
      first,
      cards: some.map((card, index) =>
        isOld(first + index) ? (drawn.old[first + index] ?? card) : card,
      ),
    };
  });
  return { list, chunks, before: room(0, drawn.from), after: room(drawn.to, count) };
}

/** Notes how tall chunks are that have all their cards. */
function measure(list: HTMLElement, drawn: Drawn, size: number): void {
  for (const { dataset, offsetHeight } of list.querySelectorAll<HTMLElement>('[data-chunk]')) {
    const chunk = Number(dataset['chunk']);
    if ((chunk + 1) * size > drawn.limit) continue;
    drawn.heights.set(chunk, offsetHeight);
    drawn.usual ??= offsetHeight;
  }
}
