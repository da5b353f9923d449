import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../kit/Icon.tsx';
import { SaveFigure } from '../export/SaveFigure.tsx';
import type { FigureTable } from './figure-table.ts';

interface Props {
  /** Unique on the page; also the name of saved files. */
  id: string;
  title: string;
  /** What the figure shows, in a sentence. */
  say: ComponentChildren;
  /** How the numbers came about: exact or simulated, which reroll or policy, which seed. */
  method: readonly string[];
  /** How they are computed, in plain words. */
  how: readonly string[];
  table: FigureTable;
  look?: 'wide' | 'two-thirds' | 'third' | '';
  children: ComponentChildren;
}

/** A chart with everything that lets a reader check it: method, numbers, explanation, files. */
export function Figure({ id, title, say, method, how, table, look = '', children }: Props) {
  const chart = useRef<HTMLDivElement>(null);
  return (
    <section class={`odds-figure ${look}`} aria-labelledby={`${id}-title`} data-figure={id}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p class="say">{say}</p>
      <div class="figure-chart" ref={chart}>
        {children}
      </div>
      <Method words={method} />
      <footer class="figure-foot">
        <details>
          <summary>
            <Icon name="help" /> How is this computed?
          </summary>
          <div class="figure-how">
            {how.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </details>
        <TableTwin about={title} table={table} />
        <details>
          <summary>
            <Icon name="download" /> Save<span class="visually-hidden"> {title}</span>
          </summary>
          <SaveFigure id={id} title={title} method={method} table={table} chart={chart} />
        </details>
      </footer>
    </section>
  );
}

function Method({ words }: { words: readonly string[] }) {
  return (
    <p class="method">
      {words.map((word, place) => (
        <span key={word} class={place === 0 ? 'kind' : ''}>
          {word}
        </span>
      ))}
    </p>
  );
}

/** The numbers of the chart, as a table that opens. */
function TableTwin({ about, table }: { about: string; table: FigureTable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="figure-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="table" /> As a table<span class="visually-hidden">: {about}</span>
      </summary>
      {isOpen && <TwinRows about={about} table={table} />}
    </details>
  );
}

function TwinRows({ about, table }: { about: string; table: FigureTable }) {
  return (
    <div class="figure-scroll" role="group" tabIndex={0} aria-label={`${about}, as a table`}>
      <table>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], place) => (
            <tr key={place}>
              <th scope="row">{name?.text}</th>
              {cells.map(({ text, value, isDrawn }, column) => (
                <td key={column} data-value={isDrawn ? value : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
