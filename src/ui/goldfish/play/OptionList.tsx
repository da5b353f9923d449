import type { OptionRow } from './option-rows.ts';
import { useOptionFocus } from './use-option-focus.ts';

const MOST_DIGITS = 9;

/** Every option in words: the way for keys and screen readers, and for whoever likes lists. */
export function OptionList({ rows }: { rows: readonly OptionRow[] }) {
  const { list, move } = useOptionFocus();
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
