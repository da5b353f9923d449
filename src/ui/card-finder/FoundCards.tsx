import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CardStore } from '../../dice-masters/cards/index.ts';
import type { Answer } from '../../query/answer.ts';
import type { CardFiles } from '../card-data/card-files.ts';
import { useDrawnCards } from './go-to-cards.ts';
import { LoadingFailed } from './LoadingFailed.tsx';
import { moveAmongCards } from './move-among-cards.ts';
import { NothingFits } from './NothingFits.tsx';
import { Problems } from './Problems.tsx';
import { placeResults } from './results-place.ts';
import { $catalogue, $failed, $shown } from './search-state.ts';

interface Props {
  data: CardFiles;
  /** What stands there until the cards are here, and what of it stays if they never come. */
  waiting: ComponentChildren;
  first: ComponentChildren;
  draw: (answer: Answer, store: CardStore) => ComponentChildren;
}

/** The cards that fit, and at their foot why terms are ignored, so that no card moves when that changes. */
export function FoundCards(props: Props) {
  return (
    <div class="card-finds">
      <Problems />
      <Cards {...props} />
    </div>
  );
}

/** From the start for a new query, by arrow keys from card to card. */
function Cards({ data, waiting, first, draw }: Props) {
  const answer = useStore($shown);
  const catalogue = useStore($catalogue);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (answer) placeResults(box.current);
  }, [answer]);
  useDrawnCards(catalogue && answer);

  if (useStore($failed)) return <LoadingFailed data={data} first={first} />;
  if (!answer || !catalogue) return waiting;
  if (answer.cards.length === 0) return <NothingFits />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between what is inside
    <div class="results" ref={box} onKeyDown={moveAmongCards}>
      {draw(answer, catalogue.store)}
    </div>
  );
}
