import { useStore } from '@nanostores/preact';
import { parseWildsLink, type SharedWilds } from '../../quarriors/wilds/index.ts';
import { Icon } from '../kit/Icon.tsx';
import { $saved, deleteSaved, saveWilds } from './saved-wilds.ts';
import { $wilds } from './wilds-state.ts';

/** Wilds the browser keeps. */
export function SavedList({ wilds }: { wilds: SharedWilds }) {
  const saved = useStore($saved);
  return (
    <section class="wilds-saved" aria-labelledby="wilds-saved">
      <h2 id="wilds-saved">Saved</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          saveWilds(typeof name === 'string' && name.trim() ? name : 'Wilds', wilds);
          event.currentTarget.reset();
        }}
      >
        <label>
          <span class="visually-hidden">Name</span>
          <input name="name" placeholder="Name" maxLength={60} autocomplete="off" />
        </label>
        <button type="submit" class="button">
          <Icon name="save" /> Save
        </button>
      </form>
      {saved.length > 0 && (
        <ul>
          {saved.map(({ name, link }) => (
            <li key={link}>
              <button
                type="button"
                class="wilds-tool"
                onClick={() => {
                  const shared = parseWildsLink(link);
                  if (shared) $wilds.set(shared);
                }}
              >
                <bdi>{name}</bdi>
              </button>
              <button
                type="button"
                class="wilds-tool"
                aria-label={`Delete ${name}`}
                onClick={() => deleteSaved(link)}
              >
                <Icon name="remove" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
