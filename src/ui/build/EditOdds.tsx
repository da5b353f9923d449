import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { Later } from './Later.tsx';
import { $history } from './library/team-store.ts';

const load = async () => (await import('./odds/EditOddsPanel.tsx')).EditOddsPanel;

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
    <div class="edit-odds-place" hidden={!canUndo}>
      {(canUndo || isAtRest) && <Later load={load} />}
    </div>
  );
}
