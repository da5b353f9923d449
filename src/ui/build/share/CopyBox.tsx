import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';

interface Props {
  /** What the text is: `Link`. */
  label: string;
  text: string;
  /** A line for links, a block for lists. */
  look: 'line' | 'block';
  /** More buttons beside “Copy”. */
  children?: ComponentChildren;
}

/** A text to copy; where the browser forbids that, it is selected for the reader to do it. */
export function CopyBox({ label, text, look, children }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (await copyText(text)) {
      setSaid(`${label} copied.`);
      return;
    }
    box.current?.focus();
    box.current?.select();
    setSaid('The browser forbids copying here. The text is selected: press Ctrl C or ⌘ C.');
  };
  return (
    <>
      <textarea
        ref={box}
        class={`copy-text ${look}`}
        aria-label={label}
        rows={look === 'line' ? 3 : 12}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p class="dialog-actions">
        <button class="button primary" type="button" onClick={copy}>
          <Icon name="copy" /> Copy
        </button>
        {children}
      </p>
      <p class="dialog-said" role="status">
        {said}
      </p>
    </>
  );
}
