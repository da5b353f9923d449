import { Axes, PAD, plotOf } from './Axes.tsx';
import { percentWords } from './percent-words.ts';
import { useWidth } from './use-width.ts';

/** A chance with the interval it lies in, 19 times of 20. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export interface CurveLine {
  name: string;
  /** Colour, dashes and marker. */
  look: 'gold' | 'shield' | 'fist' | 'mask';
  points: readonly Estimate[];
}

interface Props {
  label: string;
  lines: readonly CurveLine[];
}

const HEIGHT = 300;
const MARK = 4;

/** Chances by turn, each with its interval as a band. */
export function Curve({ label, lines }: Props) {
  const [box, width] = useWidth();
  const turns = Math.max(1, ...lines.map(({ points }) => points.length));
  const { x, y } = plotOf(width, HEIGHT, [1, Math.max(2, turns)], [0, 1]);
  const band = (points: readonly Estimate[]) => [
    ...points.map(({ high }, at) => `${x(at + 1)} ${y(high)}`),
    ...points.map(({ low }, at) => `${x(at + 1)} ${y(low)}`).reverse(),
  ];
  return (
    <div class="chart" ref={box}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
        <title>{label}</title>
        <Axes
          x={x}
          y={y}
          width={width}
          turns={turns}
          ticks={[0, 0.25, 0.5, 0.75, 1]}
          tickWords={(tick) => `${tick * 100} %`}
        />
        {lines.map(({ name, look, points }) => (
          <g class={`curve-line look-${look}`} key={name}>
            {points.length > 0 && <path class="band" d={`M${band(points).join('L')}Z`} />}
            {points.length > 0 && (
              <path
                class="line"
                d={`M${points.map(({ value }, at) => `${x(at + 1)} ${y(value)}`).join('L')}`}
              />
            )}
            {points.map(({ value, low, high }, at) => (
              <path key={at} class="point" data-value={value} d={marker(look, x(at + 1), y(value))}>
                <title>{`${name}, turn ${at + 1}: ${percentWords(value)} (${percentWords(low)} to ${percentWords(high)})`}</title>
              </path>
            ))}
          </g>
        ))}
        <text class="axis-name" x={PAD.left} y={HEIGHT - 4}>
          turn
        </text>
      </svg>
      <LineKey lines={lines} />
    </div>
  );
}

/** A circle, square, triangle or diamond: lines differ without their colours too. */
function marker(look: CurveLine['look'], x: number, y: number): string {
  const m = MARK;
  if (look === 'gold')
    return `M${x - m} ${y}a${m} ${m} 0 1 0 ${2 * m} 0a${m} ${m} 0 1 0 ${-2 * m} 0Z`;
  if (look === 'shield') return `M${x - m} ${y - m}h${2 * m}v${2 * m}h${-2 * m}Z`;
  if (look === 'fist') return `M${x} ${y - m - 1}l${m + 1} ${2 * m}h${-2 * m - 2}Z`;
  return `M${x} ${y - m - 1}l${m + 1} ${m + 1}l${-m - 1} ${m + 1}l${-m - 1} ${-m - 1}Z`;
}

function LineKey({ lines }: { lines: readonly Pick<CurveLine, 'name' | 'look'>[] }) {
  return (
    <p class="key" aria-hidden="true">
      {lines.map(({ name, look }) => (
        <span key={name}>
          <svg class={`line-swatch curve-line look-${look}`} viewBox="0 0 28 12">
            <path class="line" d="M1 6H27" />
            <path class="point" d={marker(look, 14, 6)} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
