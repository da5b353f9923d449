import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { stateOf, unpackText } from '../../shadows-of-the-past/tracker/index.ts';
import { Notice } from '../kit/Notice.tsx';
import { Spoken } from '../kit/Spoken.tsx';
import { ToastBar } from '../kit/ToastBar.tsx';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
import { $open, $told, openGuest } from './battle/battle-store.ts';
import { Shelf } from './battle/Shelf.tsx';
import { Table } from './battle/Table.tsx';
import type { ShadowsBox } from './box.ts';

const HEAD = '#battle=';

/** The tracker: battles that are kept, or the one on the table. */
export function Battle({ box }: { box: ShadowsBox }) {
  const open = useStore($open);
  const told = useStore($told);
  useEffect(() => {
    tellIfNothingIsKept();
    const read = () => {
      if (location.hash.startsWith(HEAD)) {
        openGuest(unpackText(location.hash.slice(HEAD.length)) ?? '');
      }
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return (
    <div class="sh-tool">
      {told.length > 0 && (
        <Notice close={() => $told.set([])}>
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {open ? (
        <Table record={open.record} state={stateOf(open.record)} box={box} />
      ) : (
        <Shelf box={box} />
      )}
      <Spoken />
      <ToastBar />
    </div>
  );
}
