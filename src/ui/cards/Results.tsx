import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import type { CardFiles } from '../card-data/card-files.ts';
import { FoundCards } from '../card-finder/FoundCards.tsx';
import { $text } from '../card-finder/search-state.ts';
import { CardTexts } from './CardTexts.tsx';
import { CardTiles } from './CardTiles.tsx';
import { FoundTable } from './FoundTable.tsx';

const VIEWS = { tiles: CardTiles, table: FoundTable, text: CardTexts } as const;

interface Props {
  data: CardFiles;
  /** The first cards of the catalogue, as the page came with them, and how many they are. */
  first: ComponentChildren;
  firstCount: number;
}

/** The cards that fit, in the view that the query asks for; until data is here, those the page came with. */
export function Results({ data, first, firstCount }: Props) {
  const text = useStore($text);
  return (
    <FoundCards
      data={data}
      first={first}
      waiting={<div class={text ? 'results-waiting' : 'results'}>{first}</div>}
      draw={(answer, store) => {
        const { view, sort } = answer.parsed.directives;
        const View = VIEWS[view ?? 'tiles'];
        const isEverything = answer.text.trim() === '';
        const before = isEverything ? firstCount : 0;
        return (
          <>
            {isEverything && first}
            <View
              key={isEverything}
              cards={rest(answer.cards, before)}
              before={before}
              sort={sort}
              store={store}
            />
          </>
        );
      }}
    />
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
