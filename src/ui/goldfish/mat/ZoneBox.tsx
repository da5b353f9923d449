import type { ComponentChildren } from 'preact';
import { type Seat, ZONE_NAMES, type Zone } from '../../../dice-masters/engine/index.ts';
import { BlankDie } from '../../kit/BlankDie.tsx';
import { heapsOf, type Piece } from '../table/pieces.ts';
import { placeWords } from '../table/words.ts';
import { MatDie } from './MatDie.tsx';

interface Props {
  zone: Zone;
  seat: Seat;
  pieces: readonly Piece[];
  rolled?: ReadonlySet<number>;
  /** Something lit lies here, or dice wait here for a decision. */
  isLit?: boolean;
  /** Heaps of unrolled dice instead of single ones, while none of them is lit. */
  isHeaped?: boolean;
  children?: ComponentChildren;
}

/** One area of the mat with its dice. */
export function ZoneBox({ zone, seat, pieces, rolled, isLit, isHeaped, children }: Props) {
  return (
    <section
      class={`area area-${zone}${isLit ? ' lit' : ''}${pieces.length === 0 ? ' bare' : ''}`}
      aria-label={placeWords(zone, seat === 0)}
      data-anchor={`${seat}-${zone}`}
    >
      <h3>
        {ZONE_NAMES[zone]} <span class="count">{pieces.length}</span>
      </h3>
      {isHeaped && !isLit ? (
        <Heaps pieces={pieces} />
      ) : (
        <div class="dice">
          {pieces.map((piece) => (
            <MatDie key={piece.die} piece={piece} isRolled={rolled?.has(piece.die) ?? false} />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}

function Heaps({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul class="heaps">
      {heapsOf(pieces).map(({ piece, dice }) => (
        <li
          key={piece.name}
          class="heap"
          title={`${dice.length} ${piece.name}`}
          data-dice={dice.join(' ')}
        >
          <span class="heap-dice" aria-hidden="true">
            <BlankDie mark={piece.mark} energy={piece.energy} />
            <b>×{dice.length}</b>
          </span>
          <span class="visually-hidden">
            {dice.length} {piece.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
