import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** Pixels drawn beyond what is seen, above and below. */
const BEYOND = 400;
/** Milliseconds for a frame: below the first the next may do more, above the second less. */
const EASY = 6;
const HARD = 12;
const MOST_AT_ONCE = 12;

/** Cards renewed in a frame; learned from how long frames take on this device. */
let batch = 2;

interface Drawn {
  cards: Uint16Array;
  /** What was shown before; stays until the turn of its place comes. */
  old: Uint16Array;
  /** Places before this one show the new cards. */
  fresh: number;
  /** Chunks in the page: from, up to but not including. */
  from: number;
  to: number;
  /** Pixels of each chunk that was seen. */
  heights: Map<number, number>;
}

/**
 * Which chunks of a long list to draw, and how much room the others take.
 * Each frame adds one chunk or renews a few cards, so that no frame takes long.
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
      const begin = performance.now();
      if (!list.current) return;
      for (const chunk of list.current.querySelectorAll<HTMLElement>('[data-chunk]')) {
        drawn.heights.set(Number(chunk.dataset['chunk']), chunk.offsetHeight);
      }
      const { top } = list.current.getBoundingClientRect();
      const wanted = rangeFor(-top - BEYOND, innerHeight - top + BEYOND, count, heightOf);
      if (!advance(drawn, wanted, size)) return;
      // After this frame, so that its layout and the next are not done in one.
      later = window.setTimeout(() => {
        learn(performance.now() - begin);
        redraw(0);
      });
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
    const first = chunk * size;
    const some = cards.subarray(first, first + size);
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

function start(cards: Uint16Array): Drawn {
  const to = Math.min(1, cards.length);
  return { cards, old: cards, fresh: 0, from: 0, to, heights: new Map() };
}

/** New cards: they come in from the top, a few at a time. */
function renew(drawn: Drawn, cards: Uint16Array, count: number): void {
  const length = Math.max(1, drawn.to - drawn.from);
  const to = Math.min(length, count);
  Object.assign(drawn, { old: drawn.cards, cards, fresh: batch, from: 0, to });
}

/** One step from what is drawn towards what is wanted; false when there. */
function advance(drawn: Drawn, wanted: { from: number; to: number }, size: number): boolean {
  const { from, to, fresh } = drawn;
  if (fresh < to * size && drawn.old !== drawn.cards) {
    drawn.fresh = fresh + batch;
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

function learn(milliseconds: number): void {
  if (milliseconds < EASY) batch = Math.min(MOST_AT_ONCE, batch * 2);
  else if (milliseconds > HARD) batch = Math.max(1, batch >> 1);
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
