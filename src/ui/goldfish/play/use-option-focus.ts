import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLook } from '../table-look.ts';

interface OptionFocus {
  list: RefObject<HTMLOListElement>;
  move: (event: KeyboardEvent) => void;
}

/** Keeps the keyboard at the options: the first after Play and after every pick, arrow keys between them. */
export function useOptionFocus(): OptionFocus {
  const { table } = useLook();
  const list = useRef<HTMLOListElement>(null);
  const isFirst = useRef(true);
  // Before the next key can come, which would be taken back otherwise.
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isHere = active === document.body || (list.current?.contains(active) ?? false);
    // Who has only just opened a link has asked for nothing, and keeps the place on the page.
    const isAwaited = table.isForward || table.isBegun || !isFirst.current;
    if (isHere && isAwaited) focusRow(list.current, 0);
    isFirst.current = false;
  }, [table.run]);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !list.current) return;
    event.preventDefault();
    const buttons = [...list.current.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    focusRow(list.current, (at + by + buttons.length) % buttons.length);
  };
  return { list, move };
}

function focusRow(list: HTMLElement | null, place: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const seen = buttons.filter((button) => button.offsetParent !== null);
  (seen.includes(buttons[place] as HTMLButtonElement) ? buttons[place] : seen[0])?.focus({
    preventScroll: true,
  });
}
