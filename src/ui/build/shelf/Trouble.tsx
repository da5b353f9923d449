import { useStore } from '@nanostores/preact';
import { $trouble } from '../../team-shelf/team-store.ts';

/** What keeps teams from being saved, and what to do. */
export function Trouble() {
  const trouble = useStore($trouble);
  if (trouble === null) return null;
  return (
    <p class="trouble" role="alert">
      {trouble}
    </p>
  );
}
