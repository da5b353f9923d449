import { useStore } from '@nanostores/preact';
import type { FoundCard } from '../../query/card-reader.ts';
import { cardLines } from '../../query/card-text.ts';
import { $lines, loadWords } from './card-words.ts';
import { Menu } from './Menu.tsx';
import { queryLink } from './query-address.ts';
import { $answer, $catalogue, $text } from './search-state.ts';
import { say } from './toast.ts';

/** Copies the link to the query, or its cards as text. */
export function CopyMenu() {
  const answer = useStore($answer);
  const catalogue = useStore($catalogue);
  const copyCards = (draw: (card: FoundCard) => string) => {
    if (!answer || !catalogue) return;
    const cards = Array.from(answer.cards, (place) => draw(catalogue.cardAt(place)));
    copy([`${answer.sentence} ${answer.total} found.`, ...cards].join('\n'), 'Cards copied.');
  };
  const copyTexts = async () => {
    await loadWords();
    const linesOf = $lines.get();
    if (!linesOf) say('The texts of the cards could not be loaded. Try again when you are online.');
    else copyCards((card) => `\n${cardLines(card, linesOf(card.id)).join('\n')}`);
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
          <button type="button" onClick={() => copyCards((card) => cardLines(card, [])[0] ?? '')}>
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
