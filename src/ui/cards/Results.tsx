import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardTable } from './CardTable.tsx';
import { CardTexts } from './CardTexts.tsx';
import { CardTiles } from './CardTiles.tsx';
import type { CardFiles } from './card-files.ts';
import { LoadingFailed } from './LoadingFailed.tsx';
import { moveAmongCards } from './move-among-cards.ts';
import { NothingFits } from './NothingFits.tsx';
import { placeResults } from './results-place.ts';
import { $catalogue, $failed, $shown, $text } from './search-state.ts';

const VIEWS = { tiles: CardTiles, table: CardTable, text: CardTexts } as const;

interface Props {
  data: CardFiles;
  /** The first cards of the catalogue, as the page came with them, and how many they are. */
  first: ComponentChildren;
  firstCount: number;
}

/** The cards that fit, in the view that the query asks for; until data is here, those the page came with. */
export function Results({ data, first, firstCount }: Props) {
  const answer = useStore($shown);
  const catalogue = useStore($catalogue);
  const text = useStore($text);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answer) placeResults(box.current);
  }, [answer]);

  if (useStore($failed)) return <LoadingFailed data={data} first={first} />;
  if (!answer || !catalogue) return <div class={text ? 'results-waiting' : 'results'}>{first}</div>;
  if (answer.cards.length === 0) return <NothingFits />;
  const { view, sort } = answer.parsed.directives;
  const View = VIEWS[view ?? 'tiles'];
  const isEverything = answer.text.trim() === '';
  const before = isEverything ? firstCount : 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the links inside
    <div class="results" ref={box} onKeyDown={moveAmongCards}>
      {isEverything && first}
      <View
        key={isEverything}
        cards={rest(answer.cards, before)}
        before={before}
        sort={sort}
        cardAt={catalogue.cardAt}
      />
    </div>
  );
}

const RESTS = new WeakMap<Uint16Array, Uint16Array>();

/** The same list again for the same cards, so that nothing is drawn anew. */
function rest(cards: Uint16Array, before: number): Uint16Array {
  if (before === 0) return cards;
  const known = RESTS.get(cards) ?? cards.subarray(before);
  RESTS.set(cards, known);
  return known;
}
