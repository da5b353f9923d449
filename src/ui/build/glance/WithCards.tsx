import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { $failed } from '../../card-finder/search-state.ts';
import { $cards } from '../build-state.ts';

/** Draws its content once there are cards to speak of. */
export function WithCards({ children }: { children: (cards: CardStore) => ComponentChildren }) {
  const cards = useStore($cards);
  const hasFailed = useStore($failed);
  if (cards) return <>{children(cards)}</>;
  return (
    <p class="quiet" role="status">
      {hasFailed
        ? 'The cards could not be loaded. Close this, check the connection and try again.'
        : 'The cards are on their way.'}
    </p>
  );
}
