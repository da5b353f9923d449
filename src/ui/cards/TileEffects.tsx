import type { FoundCard } from '../../query/card-reader.ts';
import { useLines } from './card-words.ts';
import { EffectLines } from './EffectLines.tsx';

/** What a card does besides its keywords. Its room is kept until the words are here, so that nothing moves. */
export function TileEffects({ card, look }: { card: FoundCard; look: string }) {
  const lines = useLines(card.id);
  if (!card.hasWords) return null;
  return (
    <p class={look}>
      <EffectLines lines={lines.slice(card.keywords.length)} />
    </p>
  );
}
