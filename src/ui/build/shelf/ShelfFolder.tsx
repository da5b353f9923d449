import { useEffect, useRef, useState } from 'preact/hooks';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { type LibraryEntry, renameFolder } from '../../team-shelf/team-store.ts';
import { ShelfTeam } from './ShelfTeam.tsx';

interface Props {
  /** Empty for teams in no folder. */
  folder: string;
  /** All folders there are. */
  folders: string[];
  teams: LibraryEntry[];
  /** A team left the list; the focus needs a new place. */
  onGone: () => void;
}

export function ShelfFolder({ folder, folders, teams, onGone }: Props) {
  const rows = (
    <ul class="shelf-teams">
      {teams.map((team) => (
        <ShelfTeam key={team.id} team={team} folders={folders} onGone={onGone} />
      ))}
    </ul>
  );
  if (folder === '') return rows;
  return (
    <details class="shelf-folder" open>
      <summary>
        <Icon name="folder" /> <bdi>{folder}</bdi> <span class="amount">{teams.length}</span>
      </summary>
      {rows}
      <RenameFolder folder={folder} />
    </details>
  );
}

function RenameFolder({ folder }: { folder: string }) {
  const [name, setName] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAsking = name !== null;
  useEffect(() => {
    if (isAsking) input.current?.focus();
  }, [isAsking]);
  if (name === null) {
    return (
      <button class="plain-button" type="button" onClick={() => setName(folder)}>
        Rename this folder
      </button>
    );
  }
  return (
    <form
      class="shelf-form"
      onSubmit={(event) => {
        event.preventDefault();
        setName(null);
        renameFolder(folder, name.trim());
        const now = name.trim() ? `is now called “${called(name, '')}”` : 'is dissolved';
        say(`The folder “${called(folder, '')}” ${now}.`);
      }}
    >
      <label>
        <span>New name of the folder</span>
        <input
          type="text"
          value={name}
          maxLength={60}
          ref={input}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button class="button" type="submit">
        Rename
      </button>
    </form>
  );
}
