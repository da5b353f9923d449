import { Icon } from '../../kit/Icon.tsx';
import { BOOK_TITLES, BOOKS, FIRST_TURNS } from '../guide/books.ts';

const PLAYERS = {
  hhs: 'Victoria against Sebastian',
  imw: 'Guillermo against Lillian',
  wwe: 'Michele against Chris',
};

/** The sample games of the books, for whoever would rather look on first. */
export function WorkedExamples() {
  return (
    <section class="worked-games" aria-labelledby="worked-games">
      <h3 id="worked-games">Or look on: the books’ own games, step by step</h3>
      <ul>
        {BOOKS.map((book) => (
          <li key={book}>
            <a href={`#example=${FIRST_TURNS[book]}`}>
              <Icon name="rules" /> <b>{BOOK_TITLES[book]}</b> <small>{PLAYERS[book]}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
