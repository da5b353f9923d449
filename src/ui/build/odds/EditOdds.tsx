import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { Later } from '../../kit/Later.tsx';
import { $history } from '../../team-shelf/team-store.ts';

const load = async () => (await import('./EditOddsPanel.tsx')).EditOddsPanel;

/** Milliseconds after which the panel makes itself ready for the first edit. */
const REST = 3000;

/** What the last edit did to the odds; loaded with the first edit, or when the page is at rest. */
export function EditOdds() {
  const { canUndo } = useStore($history);
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAtRest, REST, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {!canUndo && <p class="quiet">What an edit does to the odds will stand here.</p>}
      <div hidden={!canUndo}>{(canUndo || isAtRest) && <Later load={load} />}</div>
    </>
  );
}
