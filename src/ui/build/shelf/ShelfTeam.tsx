import { useStore } from '@nanostores/preact';
import { useId, useState } from 'preact/hooks';
import { called } from '../../../text/called.ts';
import { count } from '../../../text/count.ts';
import { closeDialog } from '../../kit/close-dialog.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import {
  $openId,
  deleteTeam,
  duplicateTeam,
  type LibraryEntry,
  moveToFolder,
  openTeam,
  renameTeam,
} from '../../team-shelf/team-store.ts';
import { teamTitle, whenWords } from '../../team-shelf/team-words.ts';
import { sayKept } from './say-kept.ts';

interface Props {
  team: LibraryEntry;
  folders: string[];
  onGone: () => void;
}

/** One team: opens with a press; what else can be done with it unfolds. */
export function ShelfTeam({ team, folders, onGone }: Props) {
  const isOpen = useStore($openId) === team.id;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const title = teamTitle(team);
  return (
    <li class="shelf-team">
      <button
        class="shelf-open"
        type="button"
        aria-current={isOpen}
        onClick={({ currentTarget }) => {
          openTeam(team.id);
          closeDialog(currentTarget);
        }}
      >
        <strong>
          <bdi>{team.name.trim() || title}</bdi>
        </strong>
        {isOpen && <span class="shelf-mark">open</span>}
        <span class="shelf-about">
          {count(team.cardCount, 'card')}, {count(team.diceCount, 'die', 'dice')} ·{' '}
          {whenWords(team.updated)}
          {team.tags.length > 0 && ` · ${team.tags.map((tag) => called(tag, '')).join(', ')}`}
        </span>
      </button>
      <button
        class="clear"
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        aria-label={`More for ${title}`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="more" />
      </button>
      <div class="shelf-more" id={id} hidden={!isUnfolded}>
        {isUnfolded && <More team={team} folders={folders} onGone={onGone} />}
      </div>
    </li>
  );
}

function More({ team, folders, onGone }: Props) {
  const { id } = team;
  const title = teamTitle(team);
  const duplicate = () => {
    duplicateTeam(id);
    sayKept(`${title} is duplicated.`);
  };
  const remove = () => {
    const bringBack = deleteTeam(id);
    onGone();
    say(`${title} is deleted.`, bringBack);
  };
  return (
    <>
      <NameAndFolder team={team} folders={folders} onGone={onGone} />
      <div class="shelf-actions">
        <button class="button" type="button" onClick={duplicate}>
          <Icon name="copy" /> Duplicate
        </button>
        <button class="button" type="button" onClick={remove}>
          <Icon name="remove" /> Delete
        </button>
      </div>
    </>
  );
}

function NameAndFolder({ team, folders, onGone }: Props) {
  const [name, setName] = useState(team.name);
  const [folder, setFolder] = useState(team.folder);
  const list = useId();
  const save = (event: Event) => {
    event.preventDefault();
    if (name.trim() !== team.name) renameTeam(team.id, name.trim());
    if (folder.trim() !== team.folder) {
      moveToFolder(team.id, folder.trim());
      onGone();
    }
    const where = folder.trim() ? `, in the folder “${called(folder, '')}”` : '';
    sayKept(`${teamTitle({ name })} is changed${where}.`);
  };
  return (
    <form class="shelf-form" onSubmit={save}>
      <label>
        <span>Name</span>
        <input
          type="text"
          value={name}
          maxLength={100}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <label>
        <span>Folder</span>
        <input
          type="text"
          value={folder}
          maxLength={60}
          list={list}
          placeholder="None"
          onInput={({ currentTarget: { value } }) => setFolder(value)}
        />
      </label>
      <datalist id={list}>
        {folders.filter(Boolean).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button class="button" type="submit">
        Save
      </button>
    </form>
  );
}
