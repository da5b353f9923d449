import { useEffect, useRef } from 'preact/hooks';
import type { Run } from '../table/run-table.ts';
import type { OptionRow } from './option-rows.ts';

const MOST_DIGITS = 9;

/** Every option in words: the way for keys and screen readers, and for whoever likes lists. */
export function OptionList({ rows, run }: { rows: readonly OptionRow[]; run: Run }) {
  const list = useRef<HTMLOListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const active = document.activeElement;
    const isHere = active === document.body || (list.current?.contains(active) ?? false);
    if (isHere && !isFirst.current) focusRow(list.current, 0);
    isFirst.current = false;
  }, [run]);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !list.current) return;
    event.preventDefault();
    const buttons = [...list.current.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    focusRow(list.current, (at + by + buttons.length) % buttons.length);
  };
  return (
    <ol class="options" aria-label="Options" ref={list} onKeyDown={move}>
      {rows.map(({ key, words, isMain, isChosen, act }, place) => (
        <li key={key} class={isMain ? 'main' : 'other'}>
          <button type="button" aria-pressed={isChosen} onClick={act}>
            {place < MOST_DIGITS && <b class="digit">{place + 1}</b>}
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function focusRow(list: HTMLElement | null, place: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const seen = buttons.filter((button) => button.offsetParent !== null);
  (seen.includes(buttons[place] as HTMLButtonElement) ? buttons[place] : seen[0])?.focus({
    preventScroll: true,
  });
}
