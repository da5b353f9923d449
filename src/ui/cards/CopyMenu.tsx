import { useStore } from '@nanostores/preact';
import type { CardFacts, CardStore } from '../../dice-masters/cards/index.ts';
import { cardLines } from '../../query/card-text.ts';
import { $lines, loadWords } from '../card-finder/card-words.ts';
import { queryLink } from '../card-finder/query-address.ts';
import { $answer, $catalogue, $text } from '../card-finder/search-state.ts';
import { Menu } from '../kit/Menu.tsx';
import { say } from '../kit/say.ts';

/** Copies the link to the query, or its cards as text. */
export function CopyMenu() {
  const answer = useStore($answer);
  const catalogue = useStore($catalogue);
  const copyCards = (draw: (card: CardFacts, store: CardStore) => string) => {
    if (!answer || !catalogue) return;
    const { store } = catalogue;
    const cards = Array.from(answer.cards, (place) => draw(store.at(place), store));
    copy([`${answer.sentence} ${answer.total} found.`, ...cards].join('\n'), 'Cards copied.');
  };
  const copyTexts = async () => {
    await loadWords();
    const linesOf = $lines.get();
    if (!linesOf) say('The texts of the cards could not be loaded. Try again when you are online.');
    else copyCards((card, store) => `\n${cardLines(card, linesOf(card.id), store).join('\n')}`);
  };
  return (
    <Menu icon="copy" name="Copy" isReady={answer !== null}>
      <ul class="menu-list">
        <li>
          <button type="button" onClick={() => copy(queryLink($text.get()), 'Link copied.')}>
            Link to this search
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => copyCards((card, store) => cardLines(card, [], store)[0] ?? '')}
          >
            Names as text
          </button>
        </li>
        <li>
          <button type="button" onClick={copyTexts}>
            Cards as text
          </button>
        </li>
      </ul>
    </Menu>
  );
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    say('The browser does not allow copying here.');
  }
}
