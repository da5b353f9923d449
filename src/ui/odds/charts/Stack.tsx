import type { Weave } from '../../kit/Weaves.tsx';
import { Axes, PAD, plotOf } from './Axes.tsx';
import { Swatch } from './Fan.tsx';
import { niceTicks } from './scale.ts';
import { useWidth } from './use-width.ts';
import { WeaveDefs } from './WeaveDefs.tsx';

export interface StackLayer {
  name: string;
  weave: Weave;
  /** One amount a turn. */
  amounts: readonly number[];
}

interface Props {
  id: string;
  label: string;
  layers: readonly StackLayer[];
}

const HEIGHT = 300;
const WIDEST_BAR = 44;

/** Bars of layers, one a turn. */
export function Stack({ id, label, layers }: Props) {
  const [box, width] = useWidth();
  const turns = Math.max(1, ...layers.map(({ amounts }) => amounts.length));
  const sums = Array.from({ length: turns }, (_, turn) =>
    layers.reduce((sum, { amounts }) => sum + (amounts[turn] ?? 0), 0),
  );
  const ticks = niceTicks(Math.max(...sums), 5);
  const { x, y } = plotOf(width, HEIGHT, [0.5, turns + 0.5], [0, ticks.at(-1) ?? 1]);
  const bar = Math.max(1, Math.min(WIDEST_BAR, (x(2) - x(1)) * 0.74));
  return (
    <div class="chart" ref={box}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
        <title>{label}</title>
        <WeaveDefs id={id} weaves={layers.map(({ weave }) => weave)} />
        <Axes
          x={x}
          y={y}
          width={width}
          turns={turns}
          ticks={ticks}
          tickWords={(tick) => String(tick)}
        />
        {layers.map(({ name, weave, amounts }, place) => (
          <g class="stack-layer" key={name}>
            {amounts.map((amount, turn) => {
              const below = layers
                .slice(0, place)
                .reduce((sum, other) => sum + (other.amounts[turn] ?? 0), 0);
              return (
                <rect
                  key={turn}
                  data-value={amount}
                  x={x(turn + 1) - bar / 2}
                  y={y(below + amount)}
                  width={bar}
                  height={Math.max(0, y(below) - y(below + amount))}
                  fill={`url(#${id}-${weave})`}
                >
                  <title>{`${name}, turn ${turn + 1}: ${amount.toFixed(2)}`}</title>
                </rect>
              );
            })}
          </g>
        ))}
        <text class="axis-name" x={PAD.left} y={HEIGHT - 4}>
          turn
        </text>
      </svg>
      <p class="key" aria-hidden="true">
        {layers.map(({ name, weave }) => (
          <span key={name}>
            <Swatch fill={`url(#${id}-${weave})`} /> {name}
          </span>
        ))}
      </p>
    </div>
  );
}
