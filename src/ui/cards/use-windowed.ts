import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** Pixels drawn beyond what is seen, above and below. */
const BEYOND = 400;

interface Drawn {
  cards: Uint16Array;
  /** What was shown before; stays in a chunk until its turn comes. */
  old: Uint16Array;
  /** Chunks below this one show the new cards. */
  fresh: number;
  /** Chunks in the page: from, up to but not including. */
  from: number;
  to: number;
  /** Pixels of each chunk that was seen. */
  heights: Map<number, number>;
}

/**
 * Which chunks of a long list to draw, and how much room the others take.
 * Each frame draws or renews one chunk, so that no frame takes long.
 * A chunk seen once keeps its measured height; others are taken for as tall as those.
 */
export function useWindowed<T extends HTMLElement>(
  cards: Uint16Array,
  size: number,
  firstGuess: number,
) {
  const list = useRef<T>(null);
  const { current: drawn } = useRef<Drawn>(start(cards));
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const count = Math.ceil(cards.length / size);
  if (drawn.cards !== cards) renew(drawn, cards, count);

  const usual = average(drawn.heights, firstGuess);
  const heightOf = (chunk: number): number => drawn.heights.get(chunk) ?? usual;

  useLayoutEffect(() => {
    let frame = 0;
    let later = 0;
    const look = () => {
      frame = 0;
      if (!list.current) return;
      for (const chunk of list.current.querySelectorAll<HTMLElement>('[data-chunk]')) {
        drawn.heights.set(Number(chunk.dataset['chunk']), chunk.offsetHeight);
      }
      const { top } = list.current.getBoundingClientRect();
      const wanted = rangeFor(-top - BEYOND, innerHeight - top + BEYOND, count, heightOf);
      // After this frame, so that its layout and the next are not done in one.
      if (advance(drawn, wanted)) later = window.setTimeout(redraw, 0, 0);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  });

  const room = (begin: number, end: number) => {
    let sum = 0;
    for (let chunk = begin; chunk < end; chunk++) sum += heightOf(chunk);
    return sum;
  };
  const chunks = Array.from({ length: drawn.to - drawn.from }, (_, index) => {
    const chunk = drawn.from + index;
    const slice = (source: Uint16Array) => source.subarray(chunk * size, (chunk + 1) * size);
    const old = chunk < drawn.fresh ? [] : slice(drawn.old);
    return { chunk, first: chunk * size, cards: old.length === size ? old : slice(cards) };
  });
  return { list, chunks, before: room(0, drawn.from), after: room(drawn.to, count) };
}

function start(cards: Uint16Array): Drawn {
  const to = Math.min(1, cards.length);
  return { cards, old: cards, fresh: 1, from: 0, to, heights: new Map() };
}

/** New cards: they come in from the top, one chunk after the other. */
function renew(drawn: Drawn, cards: Uint16Array, count: number): void {
  const length = Math.max(1, drawn.to - drawn.from);
  Object.assign(drawn, { old: drawn.cards, cards, fresh: 1, from: 0, to: Math.min(length, count) });
}

/** One step from what is drawn towards what is wanted; false when there. */
function advance(drawn: Drawn, wanted: { from: number; to: number }): boolean {
  const { from, to, fresh } = drawn;
  if (fresh < to && drawn.old !== drawn.cards) {
    drawn.fresh = fresh + 1;
    return true;
  }
  drawn.old = drawn.cards;
  const isJump = wanted.from >= to || wanted.to <= from;
  if (isJump) Object.assign(drawn, { from: wanted.from, to: Math.min(wanted.to, wanted.from + 1) });
  else if (wanted.to > to) Object.assign(drawn, { from: Math.max(from, wanted.from), to: to + 1 });
  else if (wanted.from < from) Object.assign(drawn, { from: from - 1, to: wanted.to });
  else Object.assign(drawn, wanted);
  return drawn.from !== from || drawn.to !== to;
}

function average(heights: Map<number, number>, firstGuess: number): number {
  if (heights.size === 0) return firstGuess;
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return sum / heights.size;
}

/** Chunks that touch the stretch between two offsets from the top of the list. */
function rangeFor(
  top: number,
  bottom: number,
  count: number,
  heightOf: (chunk: number) => number,
): { from: number; to: number } {
  let offset = 0;
  let from = count;
  let to = count;
  for (let chunk = 0; chunk < count; chunk++) {
    const end = offset + heightOf(chunk);
    if (end > top && from === count) from = chunk;
    if (offset > bottom) {
      to = chunk;
      break;
    }
    offset = end;
  }
  return { from: Math.min(from, Math.max(0, count - 1)), to: Math.max(to, Math.min(1, count)) };
}
