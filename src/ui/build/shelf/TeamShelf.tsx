import { useStore } from '@nanostores/preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { Team } from '../../../dice-masters/teams/index.ts';
import { closeDialog } from '../../kit/close-dialog.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $library, type LibraryEntry, newTeam } from '../../team-shelf/team-store.ts';
import { Gone } from './Gone.tsx';
import { ShelfAside } from './ShelfAside.tsx';
import { ShelfEverything } from './ShelfEverything.tsx';
import { ShelfFolder } from './ShelfFolder.tsx';
import { ShelfSnapshots } from './ShelfSnapshots.tsx';
import { Trouble } from './Trouble.tsx';

interface Props {
  onCompare: (before: Team, after: Team) => void;
}

/** A filter is worth its place from here on. */
const MANY = 8;

/** All teams of this browser by folder, snapshots of the open one, and the ways in and out. */
export function TeamShelf({ onCompare }: Props) {
  return (
    <div class="team-shelf">
      <Trouble />
      <Teams />
      <Gone />
      <ShelfSnapshots onCompare={onCompare} />
      <ShelfAside />
      <ShelfEverything />
    </div>
  );
}

function Teams() {
  const entries = useStore($library);
  const [wanted, setWanted] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const hasFilter = useRef(false);
  hasFilter.current ||= entries.length >= MANY;
  const folders = Map.groupBy(entries.filter(fits(wanted)), ({ folder }) => folder);
  const names = [...new Set(entries.map(({ folder }) => folder))].sort();
  return (
    <section class="shelf-part">
      <header>
        <h3 ref={title} tabIndex={-1}>
          Teams
        </h3>
        <button
          class="button primary"
          type="button"
          onClick={({ currentTarget }) => {
            newTeam();
            closeDialog(currentTarget);
          }}
        >
          <Icon name="add" /> New team
        </button>
      </header>
      {hasFilter.current && <Filter wanted={wanted} onChange={setWanted} />}
      {entries.length === 0 && (
        <p class="quiet">None yet. A team is kept in this browser from its first card on.</p>
      )}
      {entries.length > 0 && folders.size === 0 && <p class="quiet">No team fits “{wanted}”.</p>}
      {names.map((folder) => {
        const teams = folders.get(folder) ?? [];
        return (
          teams.length > 0 && (
            <ShelfFolder
              key={folder}
              folder={folder}
              folders={names}
              teams={teams}
              onGone={() => title.current?.focus()}
            />
          )
        );
      })}
    </section>
  );
}

function Filter({ wanted, onChange }: { wanted: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div class="shelf-filter">
      <label class="visually-hidden" for={id}>
        Find a team by name, folder or tag
      </label>
      <input
        id={id}
        type="search"
        placeholder="Find a team"
        value={wanted}
        onInput={({ currentTarget: { value } }) => onChange(value)}
      />
    </div>
  );
}

function fits(wanted: string): (entry: LibraryEntry) => boolean {
  const text = wanted.trim().toLowerCase();
  return ({ name, folder, tags }) =>
    [name, folder, ...tags].some((one) => one.toLowerCase().includes(text));
}
