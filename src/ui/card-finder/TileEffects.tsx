import type { CardFacts } from '../../dice-masters/cards/index.ts';
import { EffectLines } from '../kit/EffectLines.tsx';
import { useLines } from './card-words.ts';

/** What a card does besides its keywords. Its room is kept until the words are here, so that nothing moves. */
export function TileEffects({ card, look }: { card: CardFacts; look: string }) {
  const lines = useLines(card.id);
  if (!card.hasWords) return null;
  return (
    <p class={look}>
      <EffectLines lines={lines.slice(card.keywords.length)} />
    </p>
  );
}
