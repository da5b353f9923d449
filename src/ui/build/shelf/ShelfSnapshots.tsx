import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import type { Team } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import type { Snapshot } from '../../team-shelf/team-record.ts';
import {
  $snapshots,
  $team,
  deleteSnapshot,
  restoreSnapshot,
  takeSnapshot,
  undo,
} from '../../team-shelf/team-store.ts';
import { teamTitle, whenWords } from '../../team-shelf/team-words.ts';
import { sayKept } from './say-kept.ts';

type OnCompare = (before: Team, after: Team) => void;

/** States of the open team that its owner named. */
export function ShelfSnapshots({ onCompare }: { onCompare: OnCompare }) {
  const snapshots = useStore($snapshots);
  const team = useStore($team);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section class="shelf-part">
      <h3 ref={title} tabIndex={-1}>
        Snapshots of {teamTitle(team)}
      </h3>
      <TakeSnapshot count={snapshots.length} />
      {snapshots.length === 0 && (
        <p class="quiet">
          None yet. A snapshot keeps the team as it is now, to compare or go back to.
        </p>
      )}
      <ul class="shelf-teams">
        {snapshots.map((snapshot, index) => (
          <Row
            key={`${snapshot.when} ${snapshot.name}`}
            snapshot={snapshot}
            onCompare={() => onCompare(snapshot.team, team)}
            onRestore={() => {
              restoreSnapshot(index);
              say(`“${snapshot.name}” is restored.`, undo);
            }}
            onDelete={() => {
              const bringBack = deleteSnapshot(index);
              title.current?.focus();
              say(`“${snapshot.name}” is deleted.`, bringBack);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function TakeSnapshot({ count }: { count: number }) {
  const [name, setName] = useState('');
  return (
    <form
      class="shelf-form"
      onSubmit={(event) => {
        event.preventDefault();
        const given = name.trim() || `Snapshot ${count + 1}`;
        takeSnapshot(given);
        setName('');
        sayKept(`“${called(given, '')}” is taken.`);
      }}
    >
      <label>
        <span>Name of the snapshot</span>
        <input
          type="text"
          value={name}
          maxLength={60}
          placeholder={`Snapshot ${count + 1}`}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button class="button" type="submit">
        <Icon name="snapshot" /> Take snapshot
      </button>
    </form>
  );
}

interface RowProps {
  snapshot: Snapshot;
  onCompare: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

function Row({ snapshot: { name, when }, onCompare, onRestore, onDelete }: RowProps) {
  return (
    <li class="shelf-snapshot">
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span class="shelf-about">{whenWords(when)}</span>
      </p>
      <div class="shelf-actions">
        <button class="button" type="button" onClick={onRestore}>
          <Icon name="again" /> Restore<span class="visually-hidden"> {called(name, '')}</span>
        </button>
        <button class="button" type="button" onClick={onCompare}>
          <Icon name="compare" /> Compare
          <span class="visually-hidden"> {called(name, '')} with now</span>
        </button>
        <button
          class="clear"
          type="button"
          aria-label={`Delete ${called(name, '')}`}
          onClick={onDelete}
        >
          <Icon name="remove" />
        </button>
      </div>
    </li>
  );
}
