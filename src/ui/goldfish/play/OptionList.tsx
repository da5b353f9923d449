import { useEffect } from 'preact/hooks';
import { pointAt } from '../mat/point-at.ts';
import { useLook } from '../table-look.ts';
import { OPTION_KEYS } from './option-keys.ts';
import type { OptionRow } from './option-rows.ts';
import { useOptionFocus } from './use-option-focus.ts';

/** Every option in words: the way for keys and screen readers, and for whoever likes lists. */
export function OptionList({ rows }: { rows: readonly OptionRow[] }) {
  const { table } = useLook();
  // Marks of the last question go before the focus brings new ones.
  useEffect(() => pointAt([]), [table.run]);
  useEffect(() => () => pointAt([]), []);
  const { list, move } = useOptionFocus();
  return (
    <ol class="options" aria-label="Options" ref={list} onKeyDown={move}>
      {rows.map(({ key, words, isMain, isChosen, dice, card, act }, place) => (
        <li key={key} class={isMain ? 'main' : 'other'}>
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={act}
            onMouseEnter={() => pointAt(dice, card)}
            onMouseLeave={() => pointAt([])}
            onFocus={() => pointAt(dice, card)}
            onBlur={() => pointAt([])}
          >
            {OPTION_KEYS[place] && <b class="digit">{OPTION_KEYS[place]}</b>}
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
