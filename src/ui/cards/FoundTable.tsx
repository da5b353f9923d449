import { useStore } from '@nanostores/preact';
import type { CardFacts, CardStore } from '../../dice-masters/cards/index.ts';
import { setDirective } from '../../query/set-directive.ts';
import type { SortKey } from '../../query/tree.ts';
import { address } from '../address/site-root.ts';
import { chooseQuery } from '../card-finder/search-actions.ts';
import { $text } from '../card-finder/search-state.ts';
import { useWindowed } from '../card-finder/use-windowed.ts';
import type { ViewProps } from './CardTiles.tsx';
import { $columns, type Column, chosenColumns } from './table-columns.tsx';

const CHUNK = 2;
const FIRST_GUESS = 95;

const CARD: Pick<Column, 'id' | 'title' | 'sort' | 'highFirst'> = {
  id: 'card',
  title: 'Card',
  sort: 'name',
  highFirst: false,
};

/** The cards in dense rows; a title sorts by its column, which rewrites the query. */
export function FoundTable({ cards, sort, store }: ViewProps) {
  const columns = chosenColumns(useStore($columns));
  const { list, chunks, before, after } = useWindowed<HTMLTableElement>(cards, CHUNK, FIRST_GUESS);
  return (
    <section class="table-scroll" tabIndex={0} aria-label="Cards as a table">
      <table class="data-table found-table" aria-rowcount={cards.length + 1} ref={list}>
        <thead>
          <tr>
            {[CARD, ...columns].map((column) => (
              <Title column={column} sort={sort} key={column.id} />
            ))}
          </tr>
        </thead>
        <Room height={before} span={columns.length + 1} />
        {chunks.map(({ chunk, first, cards: some }) => (
          <tbody data-chunk={chunk} key={chunk}>
            {Array.from(some, (place, index) => (
              <Row
                card={store.at(place)}
                store={store}
                columns={columns}
                index={first + index + 2}
              />
            ))}
          </tbody>
        ))}
        <Room height={after} span={columns.length + 1} />
      </table>
    </section>
  );
}

interface RowProps {
  card: CardFacts;
  store: CardStore;
  columns: Column[];
  index: number;
}

function Row({ card, store, columns, index }: RowProps) {
  return (
    <tr aria-rowindex={index}>
      <th scope="row">
        <a href={address(`cards/${card.id}/`)} data-card>
          {card.name}
        </a>{' '}
        <span class="subtitle">{card.subtitle}</span>
      </th>
      {columns.map(({ id, draw }) => (
        <td key={id} class={`column-${id}`}>
          {draw(card, store)}
        </td>
      ))}
    </tr>
  );
}

function Room({ height, span }: { height: number; span: number }) {
  if (height === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={span} class="chunk-room" style={{ blockSize: `${height}px` }} />
      </tr>
    </tbody>
  );
}

interface TitleProps {
  column: Pick<Column, 'id' | 'title' | 'sort' | 'highFirst'>;
  sort: SortKey[];
}

function Title({ column: { id, title, sort: field, highFirst }, sort: [first] }: TitleProps) {
  const isOn = field !== null && first?.field === field;
  const descending = isOn ? !first?.descending : highFirst;
  const order = isOn ? (first?.descending ? 'descending' : 'ascending') : undefined;
  const sortBy = () =>
    chooseQuery(setDirective($text.get(), 'sort', `${descending ? '-' : ''}${field}`));
  return (
    <th scope="col" class={`column-${id}`} aria-sort={order}>
      {field === null ? (
        title
      ) : (
        <button type="button" onClick={sortBy}>
          {title}
        </button>
      )}
    </th>
  );
}
