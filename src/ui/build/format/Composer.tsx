import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type CustomFormat,
  DEFAULT_FORMAT,
  type Format,
  readFormat,
} from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import { LineControl } from './LineControl.tsx';
import { clearLine, GROUPS, isAsked, LINES, type Line, startLine } from './lines.ts';
import type { Naming } from './naming.ts';

interface Props {
  custom: CustomFormat;
  formats: ReadonlyMap<string, Format>;
  naming: Naming;
  change: (custom: CustomFormat) => void;
}

/** Where it starts from, the lines so far, and the lines to add. */
export function Composer({ custom, formats, naming, change }: Props) {
  const [open, setOpen] = useState(() => LINES.filter((line) => isAsked(line, custom)));
  const base = readFormat(custom.base || DEFAULT_FORMAT, formats).format;
  const root = useRef<HTMLDivElement>(null);
  const toFocus = useRef('');
  useEffect(() => {
    if (toFocus.current) root.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = '';
  }, [open]);
  const add = (line: Line) => {
    toFocus.current = `[data-line=${line.field}] :is(select, input, button:enabled)`;
    setOpen([...open, line]);
    change(startLine(line, custom, base));
  };
  const remove = (line: Line) => {
    toFocus.current = `[data-add=${line.field}]`;
    setOpen(open.filter((one) => one !== line));
    change(clearLine(line, custom));
  };
  return (
    <div class="composer" ref={root}>
      <div class="compose-start">
        <label class="dialog-field">
          <span>Starts from</span>
          <select
            value={custom.base}
            onChange={({ currentTarget }) => change({ ...custom, base: currentTarget.value })}
          >
            {[...formats.values()].map(({ id, name }) => (
              <option value={id} key={id}>
                {name}
              </option>
            ))}
            {!formats.has(custom.base) && (
              <option value={custom.base}>{called(custom.base, '')} (not known)</option>
            )}
          </select>
        </label>
        <label class="dialog-field">
          <span>Name</span>
          <input
            type="text"
            maxLength={60}
            placeholder="Tuesday league"
            value={custom.name}
            onInput={({ currentTarget }) => change({ ...custom, name: currentTarget.value })}
          />
        </label>
      </div>
      <ul class="compose-lines" aria-label="What this format asks">
        {open.map((line) => (
          <li
            key={line.field}
            data-line={line.field}
            class={isAsked(line, custom) ? line.control : `${line.control} unasked`}
          >
            <h3>{line.title}</h3>
            <div class="control">
              <LineControl line={line} custom={custom} naming={naming} change={change} />
            </div>
            <button
              class="clear"
              type="button"
              aria-label={`Take out: ${line.title}`}
              onClick={() => remove(line)}
            >
              <Icon name="clear" />
            </button>
          </li>
        ))}
      </ul>
      <LineChoice lines={LINES.filter((line) => !open.includes(line))} add={add} />
    </div>
  );
}

function LineChoice({ lines, add }: { lines: Line[]; add: (line: Line) => void }) {
  return (
    <section class="line-choice" aria-label="Add to the format">
      {GROUPS.map((group) => {
        const some = lines.filter((line) => line.group === group);
        if (some.length === 0) return null;
        return (
          <div key={group}>
            <h3>{group}</h3>
            <ul>
              {some.map((line) => (
                <li key={line.field}>
                  <button type="button" data-add={line.field} onClick={() => add(line)}>
                    <Icon name="add" /> {line.title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
