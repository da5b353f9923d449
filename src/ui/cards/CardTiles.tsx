import type { FoundCard } from '../../query/card-reader.ts';
import type { SortKey } from '../../query/tree.ts';
import { CardTile } from './CardTile.tsx';
import { useWindowed } from './use-windowed.ts';

/** One row in two columns, two in one. */
const CHUNK = 2;
const FIRST_GUESS = 274;

export interface ViewProps {
  cards: Uint16Array;
  /** How many cards stand before these. */
  before: number;
  sort: SortKey[];
  cardAt: (place: number) => FoundCard;
}

export function CardTiles({ cards, before: shown, cardAt }: ViewProps) {
  const { list, chunks, before, after } = useWindowed<HTMLDivElement>(cards, CHUNK, FIRST_GUESS);
  const total = shown + cards.length;
  return (
    <div class="tile-chunks" role="feed" aria-label="Cards" ref={list}>
      <div class="chunk-room" style={{ blockSize: `${before}px` }} />
      {chunks.map(({ chunk, first, cards: some }) => (
        <div class="tiles" data-chunk={chunk} key={chunk}>
          {Array.from(some, (place, index) => (
            <CardTile card={cardAt(place)} place={shown + first + index + 1} total={total} />
          ))}
        </div>
      ))}
      <div class="chunk-room" style={{ blockSize: `${after}px` }} />
    </div>
  );
}
