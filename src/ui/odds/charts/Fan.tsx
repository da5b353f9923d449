import { Axes, PAD, plotOf } from './Axes.tsx';
import { niceTicks } from './scale.ts';
import { useWidth } from './use-width.ts';

/** Shares of games below which a quantile lies, from the lowest. */
export interface FanTurn {
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
}

interface Props {
  id: string;
  label: string;
  turns: readonly FanTurn[];
  /** A line worth reaching, such as the opponent's life. */
  target: number | null;
  targetName: string;
}

const HEIGHT = 320;
export const QUANTILES = ['p5', 'p25', 'p50', 'p75', 'p95'] as const;

/** Where nine games in ten and every second game lie, and the middle one. */
export function Fan({ id, label, turns, target, targetName }: Props) {
  const [box, width] = useWidth();
  const most = Math.max(1, target ?? 0, ...turns.map(({ p95 }) => p95));
  const ticks = niceTicks(most, 5);
  const { x, y } = plotOf(width, HEIGHT, [1, Math.max(2, turns.length)], [0, ticks.at(-1) ?? 1]);
  const line = (key: keyof FanTurn) => turns.map((turn, at) => `${x(at + 1)} ${y(turn[key])}`);
  const band = (low: keyof FanTurn, high: keyof FanTurn) =>
    turns.length === 0 ? '' : `M${[...line(high), ...line(low).reverse()].join('L')}Z`;
  return (
    <div class="chart" ref={box}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
        <title>{label}</title>
        <defs>
          <pattern id={`${id}-outer`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class="fan-ground outer" width="8" height="8" />
            <path class="fan-thread" d="M2 2h.01M6 6h.01" />
          </pattern>
          <pattern id={`${id}-inner`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class="fan-ground inner" width="8" height="8" />
            <path class="fan-thread" d="M-1 7 7 -1M3 11 11 3" />
          </pattern>
        </defs>
        <Axes
          x={x}
          y={y}
          width={width}
          turns={turns.length}
          ticks={ticks}
          tickWords={(tick) => String(tick)}
        />
        <path class="fan-band" d={band('p5', 'p95')} fill={`url(#${id}-outer)`} />
        <path class="fan-band" d={band('p25', 'p75')} fill={`url(#${id}-inner)`} />
        {turns.length > 0 && <path class="fan-middle" d={`M${line('p50').join('L')}`} />}
        {turns.map((turn, at) => (
          <g class="fan-turn" key={at}>
            <title>{`Turn ${at + 1}: ${QUANTILES.map((key) => turn[key]).join(', ')}`}</title>
            {QUANTILES.map((key) => (
              <circle
                key={key}
                class={key === 'p50' ? 'middle' : 'edge'}
                data-value={turn[key]}
                cx={x(at + 1)}
                cy={y(turn[key])}
                r={key === 'p50' ? 4 : 2}
              />
            ))}
          </g>
        ))}
        {target !== null && (
          <g class="fan-target">
            <path d={`M${PAD.left} ${y(target)}H${width - PAD.right}`} />
            <text x={PAD.left + 6} y={y(target) - 6}>
              {targetName}
            </text>
          </g>
        )}
        <text class="axis-name" x={PAD.left} y={HEIGHT - 4}>
          turn
        </text>
      </svg>
      <p class="key" aria-hidden="true">
        <span>
          <Swatch fill={`url(#${id}-outer)`} /> 9 games in 10
        </span>
        <span>
          <Swatch fill={`url(#${id}-inner)`} /> every second game
        </span>
        <span>
          <svg class="line-swatch" viewBox="0 0 28 12">
            <path class="fan-middle" d="M1 6H27" />
          </svg>
          the middle game
        </span>
      </p>
    </div>
  );
}

export function Swatch({ fill }: { fill: string }) {
  return (
    <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect class="swatch-rim" width="16" height="16" rx="4.5" fill={fill} />
    </svg>
  );
}
