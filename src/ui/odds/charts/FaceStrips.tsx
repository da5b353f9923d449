import type { EnergyType } from '../../../dice-masters/cards/index.ts';
import { DrawnFace, FACE, FACE_WEAVES, type StripFace } from './DrawnFace.tsx';
import { percentWords, shortPercent } from './percent-words.ts';
import { useFewByFew } from './use-few-by-few.ts';
import { useWidth } from './use-width.ts';
import { WeaveDefs } from './WeaveDefs.tsx';

/** A chance in one roll, and with its reroll. */
interface StripChance {
  once: number;
  rerolled: number;
}

export interface StripRow {
  name: string;
  mark: string;
  energy: readonly EnergyType[];
  faces: readonly StripFace[];
  /** One for each column. */
  chances: readonly StripChance[];
}

interface Props {
  id: string;
  label: string;
  columns: readonly string[];
  rows: readonly StripRow[];
}

const STEP = 38;
const NARROW = 720;
const NAME_HEIGHT = 26;
const CHANCES_HEIGHT = 26;
const HEAD = 26;
const WIDEST_NAME = 220;
/** Columns so narrow have small heads. */
const TIGHT = 72;
const LETTER = 7.8;
const NAME_AT = 29;

/** Each die as the row of its six faces, and how often it shows what matters. */
export function FaceStrips({ id, label, columns, rows }: Props) {
  const [box, width] = useWidth();
  const drawn = useFewByFew(rows.length);
  const isNarrow = width < NARROW;
  const longest = Math.max(...rows.map(({ name }) => name.length));
  const left = isNarrow ? 0 : Math.min(WIDEST_NAME, NAME_AT + longest * LETTER + 12);
  const bars = isNarrow ? 0 : left + 6 * STEP + 14;
  const column = (width - bars) / columns.length;
  const rowHeight = STEP + 10 + (isNarrow ? NAME_HEIGHT + CHANCES_HEIGHT : 0);
  const height = HEAD + rows.length * rowHeight;
  const headLook = `column-head start ${column < TIGHT ? 'tight' : ''}`;
  return (
    <div class="chart" ref={box} aria-busy={drawn < rows.length}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{label}</title>
        <WeaveDefs id={id} weaves={[...FACE_WEAVES, 'attack']} />
        {columns.map((name, place) => (
          <text class={headLook} x={bars + place * column} y={16} key={name}>
            {name}
          </text>
        ))}
        {rows.slice(0, drawn).map((row, place) => {
          const top = HEAD + place * rowHeight;
          const stripTop = top + (isNarrow ? NAME_HEIGHT : 0);
          return (
            <g key={row.name}>
              <RowTitle row={row} y={isNarrow ? top + 12 : stripTop + FACE / 2} />
              {row.faces.map((face, at) => (
                <g key={at} transform={`translate(${left + at * STEP} ${stripTop})`}>
                  <DrawnFace id={id} face={face} />
                </g>
              ))}
              {row.chances.map((chance, at) => (
                <Chance
                  key={at}
                  id={id}
                  about={`${row.name}, ${columns[at]}`}
                  chance={chance}
                  x={bars + at * column}
                  y={isNarrow ? stripTop + STEP + 2 : stripTop}
                  width={column}
                  isNarrow={isNarrow}
                />
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function RowTitle({ row, y }: { row: StripRow; y: number }) {
  const [energy = 'none'] = row.energy;
  return (
    <g class={`e-${energy}`}>
      <rect class="mark-ground" x="0" y={y - 10} width="21" height="20" rx="6" />
      <text class="mark-text" x="10.5" y={y + 5}>
        {row.mark}
      </text>
      <text class="row-name" x={NAME_AT} y={y + 5}>
        {row.name}
      </text>
    </g>
  );
}

interface ChanceProps {
  id: string;
  about: string;
  chance: StripChance;
  x: number;
  y: number;
  width: number;
  isNarrow: boolean;
}

const BAR = 11;
const NUMBER_ROOM = 52;

function Chance({ id, about, chance, x, y, width, isNarrow }: ChanceProps) {
  const values = [chance.once, chance.rerolled];
  const words = ['one roll', 'with reroll'];
  if (isNarrow) {
    return (
      <text class="bar-number start" x={x} y={y + 14}>
        <tspan data-value={chance.once}>{shortPercent(chance.once, 0)}</tspan>
        {' → '}
        <tspan data-value={chance.rerolled}>{shortPercent(chance.rerolled, 0)}</tspan>
      </text>
    );
  }
  const room = width - NUMBER_ROOM;
  return (
    <>
      {values.map((value, place) => {
        const top = y + 4 + place * (BAR + 4);
        return (
          <g key={place} data-value={value}>
            <title>{`${about}, ${words[place]}: ${percentWords(value)}`}</title>
            <rect class="bar-track" x={x} y={top} width={room} height={BAR} rx="4" />
            <rect
              x={x}
              y={top}
              width={room * value}
              height={BAR}
              rx="4"
              fill={`url(#${id}-${place === 0 ? 'generic' : 'attack'})`}
            />
            <text class="bar-number start" x={x + room + 6} y={top + BAR - 1}>
              {shortPercent(value, 0)} %
            </text>
          </g>
        );
      })}
    </>
  );
}
