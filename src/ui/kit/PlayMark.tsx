import type { CardFacts } from '../../dice-masters/cards/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  card: Pick<CardFacts, 'unplayed'>;
  sheet?: string;
}

/** A small mark on a card that does not play; who points at it reads why. */
export function PlayMark({ card: { unplayed }, sheet = '' }: Props) {
  if (unplayed.length === 0) return null;
  return (
    <span class="play-mark" title={`Does not play. ${unplayed.join(' ')}`}>
      <Icon name="unplayed" sheet={sheet} />
      <span class="visually-hidden">does not play</span>
    </span>
  );
}
