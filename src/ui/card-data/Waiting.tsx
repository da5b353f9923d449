import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { Notice } from '../kit/Notice.tsx';
import { $failed } from './open-cards.ts';

interface Props {
  /** What to read until the cards are here. */
  children: ComponentChildren;
  retry: () => void;
}

/** The cards are on their way, or did not arrive. */
export function Waiting({ children, retry }: Props) {
  const hasFailed = useStore($failed);
  if (!hasFailed) return <p class="waiting">{children}</p>;
  return (
    <Notice>
      <p>The cards could not be loaded. Wait a moment, then try again.</p>
      <button type="button" class="button" onClick={retry}>
        Try again
      </button>
    </Notice>
  );
}
