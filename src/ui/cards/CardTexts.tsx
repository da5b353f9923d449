import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { cardLines } from '../../query/card-text.ts';
import { address } from '../address/site-root.ts';
import { CardList } from '../card-finder/CardList.tsx';
import { $lines, loadWords } from '../card-finder/card-words.ts';
import { EffectText } from '../kit/EffectText.tsx';
import type { ViewProps } from './CardTiles.tsx';

const FIRST_GUESS = 230;

/** Each card in a few plain lines, for reading and copying. */
export function CardTexts({ cards, store }: ViewProps) {
  const linesOf = useStore($lines);
  useEffect(() => {
    loadWords();
  }, []);
  return (
    <CardList
      cards={cards}
      guess={FIRST_GUESS}
      look="card-texts"
      pieceLook="card-text-pair"
      draw={(at, place) => {
        const card = store.at(at);
        const [title, ...lines] = cardLines(card, linesOf?.(card.id) ?? [], store);
        return (
          <article aria-posinset={place + 1} aria-setsize={cards.length}>
            <h3>
              <a href={address(`cards/${card.id}/`)} data-card>
                {title}
              </a>
            </h3>
            {lines.map((line) => (
              <p>
                <EffectText line={line} />
              </p>
            ))}
          </article>
        );
      }}
    />
  );
}
