import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../kit/Icon.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { Facets } from './Facets.tsx';
import { $answer } from './search-state.ts';

/** A button, and the facets in a sheet that it opens; on wide screens only where there is no column for them. */
export function FacetSheet({ onWide = false }: { onWide?: boolean }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const answer = useStore($answer);
  const [isOpen, setOpen] = useState(false);
  if (!useNarrow() && !onWide) return null;
  const chosen = Object.values(answer?.chosen ?? {}).flat().length;
  const total = answer?.total ?? 0;
  const open = () => {
    setOpen(true);
    sheet.current?.showModal();
  };
  const close = () => sheet.current?.close();
  return (
    <>
      <button class="button filter-button" type="button" disabled={!answer} onClick={open}>
        <Icon name="filter" /> <span>Filters</span>{' '}
        {chosen > 0 && <span class="amount">{chosen}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it, as Escape does */}
      <dialog
        ref={sheet}
        class="facet-sheet"
        aria-label="Filters"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === sheet.current && close()}
      >
        <header>
          <h2>Filters</h2>
          <button class="clear" type="button" aria-label="Close the filters" onClick={close}>
            <Icon name="clear" />
          </button>
        </header>
        {isOpen && <Facets />}
        <footer>
          <button class="button primary" type="button" onClick={close}>
            Show {total.toLocaleString('en')} {total === 1 ? 'card' : 'cards'}
          </button>
        </footer>
      </dialog>
    </>
  );
}
