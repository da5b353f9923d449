import { scrollerOf } from './scroller.ts';
import { waitForTyping } from './typing-first.ts';
import {
  advance,
  firstOffset,
  learnPace,
  noteHeights,
  rangeFor,
  startDrawing,
  stretch,
} from './windowed-range.ts';

/**
 * The part of a long list that is in the page, kept in step with what the reader sees.
 * What is seen stays where it is: the room above gives or takes what drawn chunks turn out to need.
 */
export class ListWindow {
  readonly drawn;
  readonly #list: { current: HTMLElement | null };
  readonly #size: number;
  readonly #firstGuess: number;
  readonly #redraw: () => void;
  #frame = 0;
  #later = 0;

  constructor(
    cards: Uint16Array,
    size: number,
    firstGuess: number,
    list: { current: HTMLElement | null },
    redraw: () => void,
  ) {
    this.drawn = startDrawing(cards);
    this.#list = list;
    this.#size = size;
    this.#firstGuess = firstGuess;
    this.#redraw = redraw;
  }

  get count(): number {
    return Math.ceil(this.drawn.cards.length / this.#size);
  }

  readonly heightOf = (chunk: number): number =>
    this.drawn.heights.get(chunk) ?? this.drawn.usual ?? this.#firstGuess;

  /** Follows scrolling, resizing and late growth; returns what ends it. */
  follow(): () => void {
    const growth = new ResizeObserver(() => this.settle());
    if (this.#list.current) growth.observe(this.#list.current);
    // Lists scroll with the page or in a pane of their own.
    addEventListener('scroll', this.#soon, { passive: true, capture: true });
    addEventListener('resize', this.#remeasure);
    return () => {
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#later);
      growth.disconnect();
      removeEventListener('scroll', this.#soon, { capture: true });
      removeEventListener('resize', this.#remeasure);
    };
  }

  /** Takes in how tall the drawn chunks are, before anybody sees them, and looks on. */
  settle(): void {
    const { drawn } = this;
    const list = this.#list.current;
    if (!list) return;
    const before = drawn.top;
    const { top } = list.getBoundingClientRect();
    noteHeights(drawn, this.#measured(list), -top, this.heightOf);
    if (drawn.from === 0 || drawn.top < 0) this.#moveTo(0, list);
    if (drawn.top !== before) this.#redraw();
    this.#soon();
  }

  /** Chunks that have all their cards, and their pixels. */
  #measured(list: HTMLElement): Map<number, number> {
    const heights = new Map<number, number>();
    for (const chunk of list.querySelectorAll<HTMLElement>('[data-chunk]')) {
      const at = Number(chunk.dataset['chunk']);
      const isWhole = Math.min((at + 1) * this.#size, this.drawn.cards.length) <= this.drawn.limit;
      if (isWhole) heights.set(at, chunk.getBoundingClientRect().height);
    }
    return heights;
  }

  /** Gives the drawn chunks another place in the list, and scrolls along. */
  #moveTo(top: number, list: HTMLElement): void {
    const by = top - this.drawn.top;
    if (by === 0) return;
    this.drawn.top = top;
    scrollerOf(list).scrollTop += by;
  }

  readonly #soon = (): void => {
    this.#frame ||= requestAnimationFrame(this.#look);
  };

  readonly #look = (): void => {
    this.#frame = 0;
    const wait = waitForTyping();
    if (wait > 0) {
      this.#later = window.setTimeout(this.#soon, wait);
      return;
    }
    const begin = performance.now();
    if (!this.#list.current) return;
    const { drawn } = this;
    const { top } = this.#list.current.getBoundingClientRect();
    // Who sees where the list begins sees its first card there.
    if (top >= 0) drawn.top = stretch(0, drawn.from, this.heightOf);
    const start = top + firstOffset(drawn, this.heightOf);
    const wanted = rangeFor(-start, innerHeight - start, this.count, this.heightOf);
    if (!advance(drawn, wanted, this.#size, this.heightOf)) return;
    // After this frame, so that its layout and the next are not done in one.
    this.#later = window.setTimeout(() => {
      learnPace(performance.now() - begin);
      this.#redraw();
    });
  };

  /** Another width, other heights: only what is drawn is known, and the rest is taken for alike. */
  readonly #remeasure = (): void => {
    const list = this.#list.current;
    if (!list) return;
    const { drawn } = this;
    this.settle();
    drawn.heights = this.#measured(list);
    drawn.usual = drawn.heights.get(drawn.from) ?? null;
    this.#moveTo(stretch(0, drawn.from, this.heightOf), list);
    this.#redraw();
  };
}
