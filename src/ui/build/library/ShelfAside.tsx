import { useStore } from '@nanostores/preact';
import { Icon } from '../../cards/Icon.tsx';
import { download } from '../dialogs/hand-over.ts';
import { $aside } from './team-store.ts';

/** Records this page cannot read: shown, offered, left as they are. */
export function ShelfAside() {
  const aside = useStore($aside);
  if (aside.length === 0) return null;
  return (
    <section class="shelf-part shelf-aside">
      <h3>
        <Icon name="warning" /> Set aside
      </h3>
      <p>These records could not be read. They stay in this browser, untouched.</p>
      <ul class="shelf-teams">
        {aside.map(({ key, reason, text }) => (
          <li key={key} class="shelf-snapshot">
            <p>
              <code>{key}</code> <span>{reason}</span>
            </p>
            <button
              class="button"
              type="button"
              onClick={() => download(new Blob([text]), `${key.replaceAll(':', '-')}.txt`)}
            >
              <Icon name="download" /> Download<span class="visually-hidden"> {key}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
