import { useStore } from '@nanostores/preact';
import { $guest, keepOpenTeam } from '../../team-shelf/team-store.ts';

/** Says of a team that came by link that it is not on the shelf, and offers to put it there. */
export function Guest() {
  if (!useStore($guest)) return null;
  return (
    <div class="guest-notice" role="status">
      <p>From a link, not among your teams yet.</p>
      <button class="button" type="button" onClick={keepOpenTeam}>
        Keep this team
      </button>
    </div>
  );
}
