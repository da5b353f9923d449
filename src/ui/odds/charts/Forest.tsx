import type { Estimate } from './Curve.tsx';
import { signed } from './percent-words.ts';
import { linear } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface ForestRow extends Estimate {
  name: string;
  /** The less of it, the better. */
  isWaste?: boolean;
}

interface Props {
  label: string;
  rows: readonly ForestRow[];
  /** Differences of chances are told in percentage points, others as they are. */
  unit: 'points' | 'amount';
  /** What lies on the left and on the right of zero. */
  sides: readonly [string, string];
}

const ROW = 44;
const HEAD = 30;
const NAME_SHARE = 0.42;
const WIDEST_NAME = 280;
const NARROW = 560;
const LETTER = 7.6;
const SMALL_LETTER = 6.6;
/** Names stand between the marks where there is no room beside them. */
const MARK_ROOM = 14;

/** Differences around zero, each with the interval it lies in, 19 times of 20. */
export function Forest({ label, rows, unit, sides }: Props) {
  const [box, width] = useWidth();
  const isNarrow = width < NARROW;
  const left = isNarrow ? 12 : Math.min(WIDEST_NAME, width * NAME_SHARE);
  const rowHeight = isNarrow ? ROW + 14 : ROW;
  const most = Math.max(0.01, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const amountRoom = 62;
  const x = linear([-most, most], [left, width - amountRoom]);
  const height = HEAD + rows.length * rowHeight + 6;
  const told = (value: number) => (unit === 'points' ? signed(value * 100, 1) : signed(value, 2));
  return (
    <div class="chart" ref={box}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{label}</title>
        <text class="forest-side" x={x(0) - 10} y={16} text-anchor="end">
          {shortened(`more with ${sides[0]}`, x(0) - 10, SMALL_LETTER)}
        </text>
        <text class="forest-side" x={x(0) + 10} y={16}>
          {shortened(`more with ${sides[1]}`, width - x(0) - 10, SMALL_LETTER)}
        </text>
        {rows.map((row, place) => {
          const { name, value, low, high } = row;
          const top = HEAD + place * rowHeight;
          const middle = top + (isNarrow ? rowHeight - 20 : rowHeight / 2);
          return (
            <g class={`forest-row ${standing(row)}`} key={name}>
              <title>{`${name}: ${told(value)} (${told(low)} to ${told(high)})`}</title>
              <path
                class="forest-zero"
                d={`M${x(0)} ${isNarrow ? middle - MARK_ROOM : top}V${isNarrow ? middle + MARK_ROOM : top + rowHeight}`}
              />
              <text class="row-name" x="0" y={isNarrow ? top + 16 : middle + 5}>
                {shortened(name, isNarrow ? width : left - 16)}
              </text>
              <path
                class="whisker"
                d={`M${x(low)} ${middle - 6}v12M${x(low)} ${middle}H${x(high)}M${x(high)} ${middle - 6}v12`}
              />
              <rect
                class="forest-point"
                data-value={value}
                x={x(value) - 6}
                y={middle - 6}
                width="12"
                height="12"
                rx="3.5"
              />
              <text class="forest-amount" x={width} y={middle + 5} text-anchor="end">
                {told(value)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Whether the interval says more than that luck was at work, and whether it is good news. */
function standing({ low, high, isWaste = false }: ForestRow): 'more' | 'less' | 'open' {
  if (low <= 0 && high >= 0) return 'open';
  return low > 0 === isWaste ? 'less' : 'more';
}

function shortened(name: string, room: number, letter = LETTER): string {
  const letters = Math.floor(room / letter);
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}
