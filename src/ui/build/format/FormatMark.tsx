import { useStore } from '@nanostores/preact';
import { noPlaceIn } from '../../../dice-masters/teams/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $cards, $format } from '../build-state.ts';

/** Says of a card in the finder that the team's format has no place for it, and why. */
export function FormatMark({ id }: { id: string }) {
  const cards = useStore($cards);
  const format = useStore($format);
  const card = cards?.card(id);
  const found = cards && card && format && noPlaceIn(card, format, cards);
  if (!found) return null;
  return (
    <p class={`format-mark ${found.kind}`}>
      <Icon name="warning" />
      <span>
        <strong>{found.kind === 'banned' ? 'Banned.' : 'Not in this format.'}</strong>{' '}
        {found.reason}
      </span>
    </p>
  );
}
