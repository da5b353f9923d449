import { useStore } from '@nanostores/preact';
import { $autoAdvance } from './auto-advance.ts';

/** The setting beside the table. */
export function AutoAdvance() {
  const isOn = useStore($autoAdvance) === 'on';
  return (
    <label class="auto-advance">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => $autoAdvance.set(currentTarget.checked ? 'on' : 'off')}
      />
      Go on by itself through steps without a choice
    </label>
  );
}
