import type { CardStore } from '../../dice-masters/cards/index.ts';
import type { SortKey } from '../../query/tree.ts';
import { CardList } from '../card-finder/CardList.tsx';
import { FoundTile } from './FoundTile.tsx';

const FIRST_GUESS = 274;

export interface ViewProps {
  cards: Uint16Array;
  /** How many cards stand before these. */
  before: number;
  sort: SortKey[];
  store: CardStore;
}

export function CardTiles({ cards, before, store }: ViewProps) {
  return (
    <CardList
      cards={cards}
      guess={FIRST_GUESS}
      look="tile-chunks"
      pieceLook="tiles"
      draw={(card, place) => (
        <FoundTile
          card={store.at(card)}
          names={store}
          place={before + place + 1}
          total={before + cards.length}
        />
      )}
    />
  );
}
