import { useStore } from '@nanostores/preact';
import { $singleKeys, SHORTCUTS } from './shortcuts.ts';

const ON_A_CARD: [keys: string, words: string][] = [
  ['↑ ↓', 'Next and previous card of the team'],
  ['+ −', 'One die more or less'],
  ['Alt ↑ ↓', 'Move the card'],
  ['Delete', 'Take the card off'],
];
const FINDING: [keys: string, words: string][] = [
  ['↓', 'From the query to the cards, and on'],
  ['Enter', 'Add the card, or swap it for its namesake'],
  ['Tab', 'Take the offered completion, or go on'],
];
const ALWAYS: [keys: string, words: string][] = [
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
  ['Ctrl K', 'Search cards and rules of the whole site'],
  ['Esc', 'Close'],
];

/** Every key of the builder. */
export function KeysDialog() {
  const isOn = useStore($singleKeys) === 'on';
  return (
    <div class="keys">
      <KeyTable title="Anywhere" keys={ALWAYS} />
      <KeyTable
        title="Single keys"
        keys={SHORTCUTS.map(({ key, words }) => [key.toUpperCase(), words])}
      />
      <KeyTable title="On a card of the team" keys={ON_A_CARD} />
      <KeyTable title="While finding cards" keys={FINDING} />
      <label class="switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => $singleKeys.set(currentTarget.checked ? 'on' : 'off')}
        />
        <span>Single keys work</span>
      </label>
    </div>
  );
}

function KeyTable({ title, keys }: { title: string; keys: [keys: string, words: string][] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
