import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { cardLines } from '../../query/card-text.ts';
import { address } from '../site-root.ts';
import type { ViewProps } from './CardTiles.tsx';
import { $lines, loadWords } from './card-words.ts';
import { EffectText } from './EffectText.tsx';
import { useWindowed } from './use-windowed.ts';

const CHUNK = 2;
const FIRST_GUESS = 230;

/** Each card in a few plain lines, for reading and copying. */
export function CardTexts({ cards, cardAt }: ViewProps) {
  const { list, chunks, before, after } = useWindowed<HTMLDivElement>(cards, CHUNK, FIRST_GUESS);
  const linesOf = useStore($lines);
  useEffect(() => {
    loadWords();
  }, []);
  return (
    <div class="card-texts" role="feed" aria-label="Cards" ref={list}>
      <div class="chunk-room" style={{ blockSize: `${before}px` }} />
      {chunks.map(({ chunk, first, cards: some }) => (
        <div data-chunk={chunk} key={chunk}>
          {Array.from(some, (place, index) => {
            const card = cardAt(place);
            const [title, ...lines] = cardLines(card, linesOf?.(card.id) ?? []);
            return (
              <article aria-posinset={first + index + 1} aria-setsize={cards.length}>
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
          })}
        </div>
      ))}
      <div class="chunk-room" style={{ blockSize: `${after}px` }} />
    </div>
  );
}
