import { useStore } from '@nanostores/preact';
import { $gone, $team, keepOpenTeam, newTeam } from '../../team-shelf/team-store.ts';
import { teamTitle } from '../../team-shelf/team-words.ts';

/** Offers the open team back where another tab deleted it. */
export function Gone() {
  const team = useStore($team);
  if (!useStore($gone)) return null;
  return (
    <div class="shelf-notice" role="alert">
      <p>
        Another tab deleted {teamTitle(team)}. You still see it here; a change brings it back to the
        shelf.
      </p>
      <button class="button" type="button" onClick={keepOpenTeam}>
        Keep it
      </button>
      <button class="button" type="button" onClick={() => newTeam()}>
        Let it go
      </button>
    </div>
  );
}
