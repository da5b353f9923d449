import type { InputHTMLAttributes } from 'preact';
import { Icon } from '../kit/Icon.tsx';

const LONGEST_SEED = 40;

interface Props extends Pick<InputHTMLAttributes, 'onInput' | 'onChange'> {
  seed: string;
  reseed: () => void;
}

/** The name of the luck, and a button for another one. */
export function SeedField({ seed, reseed, ...listeners }: Props) {
  return (
    <div class="field seed">
      <label>
        Luck (seed)
        <input
          type="text"
          maxLength={LONGEST_SEED}
          value={seed}
          spellcheck={false}
          autocomplete="off"
          {...listeners}
        />
      </label>
      <button type="button" class="tool" aria-label="Another seed" onClick={reseed}>
        <Icon name="shuffle" />
      </button>
    </div>
  );
}
