import { useStore } from '@nanostores/preact';
import type { ReadableAtom } from 'nanostores';
import type { ComponentChildren } from 'preact';
import { Icon } from '../cards/Icon.tsx';

/** What a reader must be told before anything else. */
export function Notice({ children }: { children: ComponentChildren }) {
  return (
    <div class="notice" role="alert">
      <Icon name="warning" />
      <div>{children}</div>
    </div>
  );
}

/** A notice of the lines in a store, as long as there are any. */
export function NoticeLines({ store }: { store: ReadableAtom<string[]> }) {
  const lines = useStore(store);
  if (lines.length === 0) return null;
  return (
    <Notice>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
