import type { ComponentChildren } from 'preact';
import { useWindowed } from './use-windowed.ts';

/** Cards drawn at a time: one row in two columns, two in one. */
const CHUNK = 2;

interface Props {
  cards: Uint16Array;
  /** Pixels that two cards take, until some are measured. */
  guess: number;
  /** Classes of the list and of each piece of it. */
  look: string;
  pieceLook: string;
  /** Draws a card of the catalogue at a place of the list, from 0. */
  draw: (card: number, place: number) => ComponentChildren;
}

/** A list of cards of any length, of which only what is near the eye is in the page. */
export function CardList({ cards, guess, look, pieceLook, draw }: Props) {
  const { list, chunks, before, after } = useWindowed<HTMLDivElement>(cards, CHUNK, guess);
  return (
    <div class={`card-list ${look}`} role="feed" aria-label="Cards" ref={list}>
      <div class="chunk-room" style={{ blockSize: `${before}px` }} />
      {chunks.map(({ chunk, first, cards: some }) => (
        <div class={pieceLook} data-chunk={chunk} key={chunk}>
          {Array.from(some, (card, index) => draw(card, first + index))}
        </div>
      ))}
      <div class="chunk-room" style={{ blockSize: `${after}px` }} />
    </div>
  );
}
