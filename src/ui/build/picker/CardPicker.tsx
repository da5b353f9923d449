import type { CardFiles } from '../../card-data/card-files.ts';
import { CardList } from '../../card-finder/CardList.tsx';
import { Echo } from '../../card-finder/Echo.tsx';
import { FacetSheet } from '../../card-finder/FacetSheet.tsx';
import { FoundCards } from '../../card-finder/FoundCards.tsx';
import { QueryBox } from '../../card-finder/QueryBox.tsx';
import { Searches } from '../../card-finder/Searches.tsx';
import { PickerTile } from './PickerTile.tsx';

const FIRST_GUESS = 130;

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
      <FoundCards
        data={data}
        first={null}
        waiting={<p class="quiet picker-waiting">The cards are on their way.</p>}
        draw={(answer, store) => (
          <CardList
            cards={answer.cards}
            guess={FIRST_GUESS}
            look="picks"
            pieceLook="pick-row"
            draw={(card, place) => (
              <PickerTile
                card={store.at(card)}
                names={store}
                place={place + 1}
                total={answer.cards.length}
                key={card}
              />
            )}
          />
        )}
      />
    </div>
  );
}
