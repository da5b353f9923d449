import { useStore } from '@nanostores/preact';
import type { FoundCard } from '../../query/card-reader.ts';
import type { CardFiles } from '../cards/card-files.ts';
import { Echo } from '../cards/Echo.tsx';
import { FacetSheet } from '../cards/FacetSheet.tsx';
import { LoadingFailed } from '../cards/LoadingFailed.tsx';
import { moveAmongCards } from '../cards/move-among-cards.ts';
import { NothingFits } from '../cards/NothingFits.tsx';
import { Problems } from '../cards/Problems.tsx';
import { QueryBox } from '../cards/QueryBox.tsx';
import { Searches } from '../cards/Searches.tsx';
import { $catalogue, $failed, $shown } from '../cards/search-state.ts';
import { useWindowed } from '../cards/use-windowed.ts';
import { PickerTile } from './PickerTile.tsx';

/** The card search beside the team. */
export function CardPicker({ data, total }: { data: CardFiles; total: number }) {
  return (
    <div class="card-search picker">
      <div class="query-bar">
        <QueryBox label="Find cards for the team: words, or terms such as kw:swarm c<=3" />
        <FacetSheet onWide />
        <Searches />
      </div>
      <Echo total={total} />
      <Problems />
      <Found data={data} />
    </div>
  );
}

function Found({ data }: { data: CardFiles }) {
  const answer = useStore($shown);
  const catalogue = useStore($catalogue);
  if (useStore($failed)) return <LoadingFailed data={data} first={null} />;
  if (!answer || !catalogue) return <p class="quiet picker-waiting">The cards are on their way.</p>;
  if (answer.cards.length === 0) return <NothingFits />;
  return <PickerList cards={answer.cards} cardAt={catalogue.cardAt} />;
}

const CHUNK = 2;
const FIRST_GUESS = 130;

interface ListProps {
  cards: Uint16Array;
  cardAt: (place: number) => FoundCard;
}

function PickerList({ cards, cardAt }: ListProps) {
  const { list, chunks, before, after } = useWindowed<HTMLDivElement>(cards, CHUNK, FIRST_GUESS);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the buttons inside
    <div class="results picks" ref={list} onKeyDown={moveAmongCards}>
      <div class="chunk-room" style={{ blockSize: `${before}px` }} />
      {chunks.map(({ chunk, cards: some }) => (
        <div class="pick-row" data-chunk={chunk} key={chunk}>
          {Array.from(some, (place) => (
            <PickerTile card={cardAt(place)} key={place} />
          ))}
        </div>
      ))}
      <div class="chunk-room" style={{ blockSize: `${after}px` }} />
    </div>
  );
}
