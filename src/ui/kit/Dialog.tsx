import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { Spoken } from './Spoken.tsx';

interface Props {
  title: string;
  /** A sheet comes up from the lower edge and takes what height it needs. */
  look?: 'sheet' | 'window' | 'wide';
  onClose: () => void;
  children: ComponentChildren;
}

/** A modal dialog; Escape, the button and a click beside it close it. */
export function Dialog({ title, look = 'window', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Escape does
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <header>
        <h2>{title}</h2>
        <button class="clear" type="button" aria-label={`Close: ${title}`} onClick={close}>
          <Icon name="clear" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
      <Spoken />
    </dialog>
  );
}
