import type { EnergyType } from '../../../dice-masters/cards/index.ts';
import { HEAT_STEPS, HEAT_THREADS, heatStep } from './heat.ts';
import { percentWords, shortPercent } from './percent-words.ts';
import { useFewByFew } from './use-few-by-few.ts';
import { useWidth } from './use-width.ts';

export interface HeatRow {
  name: string;
  /** What stands in the square before the name: a cost. */
  mark: string;
  energy: readonly EnergyType[];
  /** One chance for each column, from 0 to 1; null where there is none. */
  chances: readonly (number | null)[];
}

interface Props {
  /** Unique on the page. */
  id: string;
  label: string;
  columns: readonly string[];
  /** Headings over several columns: name and how many. */
  groups: readonly (readonly [name: string, columns: number])[];
  rows: readonly HeatRow[];
}

const CELL_HEIGHT = 38;
const GAP = 3;
const GROUP_GAP = 10;
const NAME_HEIGHT = 24;
const HEAD_HEIGHT = 24;
/** Below this the name stands over its row. */
const NARROW = 560;
const WIDEST_NAME = 230;
/** A cell this wide has room for a decimal. */
const ROOMY = 46;
const LETTER = 7.6;

/** Rows of cells, the likelier the warmer and the denser its pattern, each with its number. */
export function Heatmap({ id, label, columns, groups, rows }: Props) {
  const [box, width] = useWidth();
  const drawn = useFewByFew(rows.length);
  const grid = layout(width, columns.length, groups);
  const headHeight = groups.length > 0 ? HEAD_HEIGHT * 2 : HEAD_HEIGHT;
  const height = headHeight + rows.length * grid.rowHeight;
  return (
    <div class="chart" ref={box} aria-busy={drawn < rows.length}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{label}</title>
        <HeatPatterns id={id} />
        {groups.map(([name], place) => (
          <text class="group-head" x={grid.groupAt(place)} y={HEAD_HEIGHT - 8} key={name}>
            {name}
          </text>
        ))}
        {columns.map((name, place) => (
          <text
            class="column-head"
            x={grid.cellAt(place) + grid.cell / 2}
            y={headHeight - 7}
            key={place}
          >
            {name}
          </text>
        ))}
        {rows.slice(0, drawn).map((row, place) => (
          <g key={place} transform={`translate(0 ${headHeight + place * grid.rowHeight})`}>
            <RowName row={row} grid={grid} />
            {row.chances.map((chance, column) => (
              <HeatCell
                key={column}
                id={id}
                chance={chance}
                about={`${row.name}, ${columns[column]}`}
                x={grid.cellAt(column)}
                y={grid.isNarrow ? NAME_HEIGHT : 0}
                width={grid.cell}
              />
            ))}
          </g>
        ))}
      </svg>
      <HeatKey id={id} />
    </div>
  );
}

interface Grid {
  isNarrow: boolean;
  nameWidth: number;
  cell: number;
  rowHeight: number;
  cellAt(column: number): number;
  groupAt(group: number): number;
}

function layout(width: number, columns: number, groups: Props['groups']): Grid {
  const isNarrow = width < NARROW;
  const nameWidth = isNarrow ? 0 : Math.min(WIDEST_NAME, width * 0.34);
  const gaps = Math.max(0, groups.length - 1) * GROUP_GAP;
  const cell = Math.max(1, (width - nameWidth - gaps) / columns - GAP);
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, [, count]) => sum + count, 0);
  const groupOf = (column: number) =>
    Math.max(
      0,
      groups.findLastIndex((_, group) => firstOf(group) <= column),
    );
  const cellAt = (column: number) =>
    nameWidth + column * (cell + GAP) + groupOf(column) * GROUP_GAP;
  return {
    isNarrow,
    nameWidth,
    cell,
    rowHeight: CELL_HEIGHT + GAP + (isNarrow ? NAME_HEIGHT : 0),
    cellAt,
    groupAt: (group) => cellAt(firstOf(group)),
  };
}

function RowName({ row, grid }: { row: HeatRow; grid: Grid }) {
  const [energy = 'none'] = row.energy;
  const middle = grid.isNarrow ? NAME_HEIGHT / 2 + 1 : CELL_HEIGHT / 2;
  const room =
    (grid.isNarrow ? grid.cellAt(row.chances.length - 1) + grid.cell : grid.nameWidth) - 34;
  return (
    <g class={`e-${energy}`}>
      <rect class="mark-ground" x="0" y={middle - 10} width="21" height="20" rx="6" />
      <text class="mark-text" x="10.5" y={middle + 5}>
        {row.mark}
      </text>
      <text class="row-name" x="29" y={middle + 5}>
        <title>{row.name}</title>
        {shortened(row.name, room)}
      </text>
    </g>
  );
}

/** As much of a name as the room holds. */
function shortened(name: string, room: number): string {
  const letters = Math.floor(room / LETTER);
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}

interface CellProps {
  id: string;
  chance: number | null;
  about: string;
  x: number;
  y: number;
  width: number;
}

function HeatCell({ id, chance, about, x, y, width }: CellProps) {
  if (chance === null) {
    return <rect class="heat-none" x={x} y={y} width={width} height={CELL_HEIGHT} rx="5" />;
  }
  const step = heatStep(chance);
  return (
    <g class={`heat-cell h${step}`} data-value={chance}>
      <title>{`${about}: ${percentWords(chance)}`}</title>
      <rect x={x} y={y} width={width} height={CELL_HEIGHT} rx="5" fill={`url(#${id}-h${step})`} />
      <text x={x + width / 2} y={y + CELL_HEIGHT / 2 + 5}>
        {shortPercent(chance, width >= ROOMY ? 1 : 0)}
      </text>
    </g>
  );
}

function HeatPatterns({ id }: { id: string }) {
  return (
    <defs>
      {HEAT_THREADS.map((thread, step) => (
        <pattern
          key={step}
          id={`${id}-h${step}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect class={`heat-ground h${step}`} width="8" height="8" />
          <path class={`heat-thread h${step}`} d={thread} />
        </pattern>
      ))}
    </defs>
  );
}

function HeatKey({ id }: { id: string }) {
  return (
    <p class="key heat-key" aria-hidden="true">
      {HEAT_STEPS.map((words, step) => (
        <span key={words}>
          <svg class="swatch" viewBox="0 0 16 16">
            <rect
              class="swatch-rim"
              width="16"
              height="16"
              rx="4.5"
              fill={`url(#${id}-h${step})`}
            />
          </svg>
          {words}
        </span>
      ))}
    </p>
  );
}
