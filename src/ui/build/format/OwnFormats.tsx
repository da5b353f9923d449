import { useStore } from '@nanostores/preact';
import { useRef } from 'preact/hooks';
import { readFormat } from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { $library, $team } from '../../team-shelf/team-store.ts';
import { $formats } from '../build-state.ts';
import { $ownFormats, deleteFormat, teamsIn } from './own-formats.ts';

interface Props {
  /** The one in the composer; null for one that is not kept yet. */
  open: string | null;
  onOpen: (text: string | null) => void;
  onUse: (text: string, name: string) => void;
}

/** The formats that a player defined, for every team. */
export function OwnFormats({ open, onOpen, onUse }: Props) {
  const own = useStore($ownFormats);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section class="own-formats">
      <header>
        <h3 ref={title} tabIndex={-1}>
          Your formats
        </h3>
        {open !== null && (
          <button class="button small" type="button" onClick={() => onOpen(null)}>
            <Icon name="add" /> Another one
          </button>
        )}
      </header>
      {own.length === 0 && (
        <p class="quiet">None yet. A format you use here is kept and offered for every team.</p>
      )}
      <ul>
        {own.map((text) => (
          <Row
            key={text}
            text={text}
            isOpen={text === open}
            onOpen={() => onOpen(text)}
            onUse={onUse}
            onDelete={(name) => {
              const bringBack = deleteFormat(text);
              title.current?.focus();
              if (text === open) onOpen(null);
              say(`“${name}” is deleted; teams that have it keep it.`, bringBack);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  text: string;
  isOpen: boolean;
  onOpen: () => void;
  onUse: (text: string, name: string) => void;
  onDelete: (name: string) => void;
}

function Row({ text, isOpen, onOpen, onUse, onDelete }: RowProps) {
  const team = useStore($team);
  useStore($library);
  const { name } = readFormat(text, useStore($formats)).format;
  const isUsed = team.format === text;
  return (
    <li aria-current={isOpen}>
      <p>
        <strong>{name}</strong>{' '}
        <span class="shelf-about">
          {isUsed ? 'this team, ' : ''}
          {count(teamsIn(text).length, 'team')} in all
        </span>
      </p>
      <div class="shelf-actions">
        {!isUsed && (
          <button class="button small" type="button" onClick={() => onUse(text, name)}>
            Use<span class="visually-hidden"> {name}</span>
          </button>
        )}
        {!isOpen && (
          <button class="button small" type="button" onClick={onOpen}>
            Change<span class="visually-hidden"> {name}</span>
          </button>
        )}
        <button
          class="clear"
          type="button"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(name)}
        >
          <Icon name="remove" />
        </button>
      </div>
    </li>
  );
}
