import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-drawings.ts';

interface Props {
  icon: IconName;
  name: string;
  isReady: boolean;
  children: ComponentChildren;
}

/** A button that opens a small panel; Escape, a click elsewhere or leaving it closes it, but not “Undo”. */
export function Menu({ icon, name, isReady, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.toast')) return;
      if (!box.current?.contains(target)) setOpen(false);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);
  return (
    <div class="menu" ref={box}>
      <button
        ref={button}
        class="menu-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={!isReady}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} /> <span>{name}</span>
      </button>
      <div class="menu-panel" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
