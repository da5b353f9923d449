import { useStore } from '@nanostores/preact';
import type { WritableAtom } from 'nanostores';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';

/** What a reader must be told before anything else. */
export function Notice({ children, close }: { children: ComponentChildren; close?: () => void }) {
  return (
    <div class="notice" role="alert">
      <Icon name="warning" />
      <div>{children}</div>
      {close && (
        <button type="button" class="tool" aria-label="Close this message" onClick={close}>
          <Icon name="clear" />
        </button>
      )}
    </div>
  );
}

/** What a link left to be told. */
export interface Told {
  lines: readonly string[];
  /** The link as it came, where it could not be opened. */
  link?: string;
}

/** The lines in a store, until the reader has seen them: nothing moves before. */
export function NoticeLines({ store }: { store: WritableAtom<Told> }) {
  const { lines, link } = useStore(store);
  if (lines.length === 0) return null;
  return (
    <Notice close={() => store.set({ lines: [] })}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {link && (
        <details class="link-as-it-came">
          <summary>The link as it came</summary>
          <textarea
            readOnly
            rows={4}
            spellcheck={false}
            aria-label="The link as it came"
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </details>
      )}
    </Notice>
  );
}
