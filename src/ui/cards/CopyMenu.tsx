import { useStore } from '@nanostores/preact';
import { cardLines } from '../../query/card-text.ts';
import { Menu } from './Menu.tsx';
import { queryLink } from './query-address.ts';
import { $answer, $catalogue, $text } from './search-state.ts';
import { say } from './toast.ts';

/** Copies the link to the query, or its cards as text. */
export function CopyMenu() {
  const answer = useStore($answer);
  const catalogue = useStore($catalogue);
  const asText = (draw: (lines: string[]) => string) => () => {
    if (!answer || !catalogue) return;
    const cards = Array.from(answer.cards, (place) => draw(cardLines(catalogue.cardAt(place))));
    copy([`${answer.sentence} ${answer.total} found.`, ...cards].join('\n'), 'Cards copied.');
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
          <button type="button" onClick={asText(([title = '']) => title)}>
            Names as text
          </button>
        </li>
        <li>
          <button type="button" onClick={asText((lines) => `\n${lines.join('\n')}`)}>
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
