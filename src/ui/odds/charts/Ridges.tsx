import { everyNth, linear } from './scale.ts';
import { useWidth } from './use-width.ts';

interface Ridge {
  name: string;
  /** Share of games with 0, 1, 2 …; together 1. */
  shares: readonly number[];
  mean: number;
}

/** Which pattern and colour a family of ridges has. */
export type RidgeLook = 'rolled' | 'spent' | 'stranded';

interface Props {
  id: string;
  label: string;
  look: RidgeLook;
  ridges: readonly Ridge[];
  /** The largest amount drawn, the same for charts to be compared. */
  most: number;
}

/** Height from one foot to the next: many mountains overlap, few stand apart. */
const STEPS = { many: 34, few: 80 };
const FEW = 4;
const PEAK = 58;
const TOP = 30;
const FOOT = 30;
const LETTER = 8;
/** A share below this is not worth a dot. */
const LEAST_SEEN = 0.0005;
const TICK_ROOM = 22;

const THREADS: Record<RidgeLook, string> = {
  rolled: 'M-1 7 7 -1M3 11 11 3',
  spent: 'M0 2H8M0 6H8',
  stranded: 'M2 2h.01M6 6h.01',
};

/** One mountain a turn: where it is high, many games had that amount. */
export function Ridges({ id, label, look, ridges, most }: Props) {
  const [box, width] = useWidth();
  const step = ridges.length < FEW ? STEPS.few : STEPS.many;
  const height = TOP + ridges.length * step + FOOT;
  const room = Math.max(...ridges.map(({ name }) => name.length), 2) * LETTER;
  const first = foothill(most, room, width);
  const x = linear([0, Math.max(1, most)], [first, width - 14]);
  const highest = Math.max(0.01, ...ridges.flatMap(({ shares }) => shares));
  const nth = everyNth(most + 1, width - room, TICK_ROOM);
  return (
    <div class="chart" ref={box}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{label}</title>
        <defs>
          <pattern id={`${id}-ridge`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class={`ridge-ground ${look}`} width="8" height="8" />
            <path class="ridge-thread" d={THREADS[look]} />
          </pattern>
        </defs>
        {Array.from({ length: most + 1 }, (_, amount) => amount)
          .filter((amount) => amount % nth === 0)
          .map((amount) => (
            <g class="axes" key={amount}>
              <path class="grid" d={`M${x(amount)} ${TOP}V${height - FOOT}`} />
              <text class="turn" x={x(amount)} y={height - 8}>
                {amount}
              </text>
            </g>
          ))}
        {ridges.map(({ name, shares, mean }, place) => {
          const foot = TOP + (place + 1) * step;
          const at = Array.from({ length: most + 1 }, (_, amount) => shares[amount] ?? 0);
          const heights = at.map((share) => foot - (share / highest) * PEAK);
          return (
            <g class="ridge" key={name}>
              <title>{`${name}: ${mean.toFixed(2)} on average`}</title>
              <path d={mountain(heights, foot, x)} fill={`url(#${id}-ridge)`} />
              {at.map((share, amount) => (
                <circle
                  key={amount}
                  class={share < LEAST_SEEN ? 'ridge-point none' : 'ridge-point'}
                  data-value={share}
                  cx={x(amount)}
                  cy={heights[amount]}
                  r="1.6"
                />
              ))}
              <text class="ridge-name" x={room} y={foot}>
                {name}
              </text>
            </g>
          );
        })}
        {ridges.map(({ name, mean }, place) => (
          <path
            key={name}
            class="ridge-mean"
            d={`M${x(mean)} ${TOP + (place + 1) * step + 3}l4 7h-8Z`}
          />
        ))}
      </svg>
    </div>
  );
}

/** Where 0 stands: the mountain there begins a quarter of a step before it, clear of the names. */
function foothill(most: number, room: number, width: number): number {
  const step = (width - 14 - room) / Math.max(1, most);
  return room + Math.max(22, step / 4 + 8);
}

/** A smooth line through the shares, which stand at whole amounts. */
function mountain(heights: readonly number[], foot: number, x: (amount: number) => number): string {
  const half = (x(1) - x(0)) / 2;
  const start = `M${x(0) - half / 2} ${foot}C${x(0) - half / 4} ${foot} ${x(0) - half / 4} ${heights[0]} ${x(0)} ${heights[0]}`;
  const middle = heights.slice(1).map((height, before) => {
    const from = x(before) + half;
    return `C${from} ${heights[before]} ${from} ${height} ${x(before + 1)} ${height}`;
  });
  const last = heights.length - 1;
  const end = `C${x(last) + half / 4} ${heights[last]} ${x(last) + half / 4} ${foot} ${x(last) + half / 2} ${foot}Z`;
  return [start, ...middle, end].join('');
}
