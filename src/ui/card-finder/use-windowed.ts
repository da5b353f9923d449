import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { ListWindow } from './list-window.ts';
import { isNewQuestion } from './results-place.ts';
import { renewCards, stretch } from './windowed-range.ts';

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
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const shown = useRef<ListWindow>();
  shown.current ??= new ListWindow(cards, size, firstGuess, list, () => redraw(0));
  const { drawn, heightOf } = shown.current;
  if (drawn.cards !== cards) {
    renewCards(drawn, cards, Math.ceil(cards.length / size), isNewQuestion());
  }
  useLayoutEffect(() => shown.current?.settle());
  useLayoutEffect(() => shown.current?.follow(), []);

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
  const after = stretch(drawn.to, Math.ceil(cards.length / size), heightOf);
  return { list, chunks, before: Math.max(0, drawn.top), after };
}
