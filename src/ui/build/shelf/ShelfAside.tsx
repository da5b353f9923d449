import { useStore } from '@nanostores/preact';
import { closeDialog } from '../../kit/close-dialog.ts';
import { download } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { $aside, deleteAside, visitAside } from '../../team-shelf/team-store.ts';

/** Records this page cannot read: shown, offered, left as they are. */
export function ShelfAside() {
  const aside = useStore($aside);
  if (aside.length === 0) return null;
  return (
    <section class="shelf-part shelf-aside">
      <h3>
        <Icon name="warning" /> Set aside
      </h3>
      <p>
        These records could not be read. They stay in this browser, untouched, until you delete
        them; your other teams are as they were.
      </p>
      <ul class="shelf-teams">
        {aside.map((one) => {
          const { id, key, reason, text, record } = one;
          return (
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
              {record && (
                <button
                  class="button"
                  type="button"
                  onClick={({ currentTarget }) => {
                    visitAside(one);
                    closeDialog(currentTarget);
                  }}
                >
                  Open what fits<span class="visually-hidden"> of {key}</span>
                </button>
              )}
              <button
                class="button"
                type="button"
                onClick={() => say(`${key} deleted.`, deleteAside(id))}
              >
                <Icon name="clear" /> Delete<span class="visually-hidden"> {key}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
