import { useStore } from '@nanostores/preact';
import {
  DEFAULT_FORMAT,
  type Format,
  isCustomFormat,
  readFormat,
} from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { tellNotKept } from '../../storage/not-kept.ts';
import { $team, edit } from '../../team-shelf/team-store.ts';
import { $format, $formats, $panel } from '../build-state.ts';
import { $ownFormats, keepFormat } from './own-formats.ts';

const NEW = 'new';

/** The formats of the site, those of the player, and one that came with the team. */
export function FormatChoice() {
  const { format: chosen } = useStore($team);
  const formats = useStore($formats);
  const own = useStore($ownFormats);
  const isOwn = isCustomFormat(chosen);
  return (
    <div class="format-choice">
      <label>
        <span class="visually-hidden">Format</span>
        <select
          value={chosen || DEFAULT_FORMAT}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            currentTarget.value = chosen || DEFAULT_FORMAT;
            if (value === NEW) $panel.set('format');
            else edit([{ kind: 'format', format: value }]);
          }}
        >
          {[...formats.values()].map(option)}
          {own.length > 0 && (
            <optgroup label="Your formats">
              {own.map((text) => option(readFormat(text, formats).format))}
            </optgroup>
          )}
          <Stray chosen={chosen} />
          <option value={NEW}>Make your own…</option>
        </select>
      </label>
      <button
        class="clear"
        type="button"
        aria-label={isOwn ? 'Change your own format' : 'Make your own format'}
        title="Your own format"
        onClick={() => $panel.set('format')}
      >
        <Icon name="filter" />
      </button>
    </div>
  );
}

function option({ id, name }: Format) {
  return (
    <option value={id} key={id}>
      {called(name, 'Your own format')}
    </option>
  );
}

/** A format that the team names and neither the site nor the player has. */
function Stray({ chosen }: { chosen: string }) {
  const formats = useStore($formats);
  if (chosen === '' || formats.has(chosen) || useStore($ownFormats).includes(chosen)) return null;
  if (!isCustomFormat(chosen))
    return <option value={chosen}>{called(chosen, '')} (not known)</option>;
  return <optgroup label="With this team">{option(readFormat(chosen, formats).format)}</optgroup>;
}

/** Offers to keep a format that came inside a team. */
export function GuestFormat() {
  const { format: chosen } = useStore($team);
  const own = useStore($ownFormats);
  const format = useStore($format);
  if (!format || !isCustomFormat(chosen) || own.includes(chosen)) return null;
  const keep = () => {
    const trouble = keepFormat(chosen);
    if (trouble) tellNotKept(trouble);
    else say(`“${called(format.name, 'It')}” is among your formats.`);
  };
  return (
    <div class="guest-format">
      <p>
        <strong>{called(format.name, 'A format')}</strong> came with this team and is not among your
        formats.
      </p>
      <button class="button small" type="button" onClick={() => $panel.set('format')}>
        See it
      </button>
      <button class="button small" type="button" onClick={keep}>
        Keep it
      </button>
    </div>
  );
}
