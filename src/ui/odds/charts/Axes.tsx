import { everyNth, linear, type Scale } from './scale.ts';

/** Room around the plot for its labels. */
export const PAD = { top: 12, right: 14, bottom: 40, left: 46 };

/** Scales for a plot over turns. */
export function plotOf(
  width: number,
  height: number,
  across: [number, number],
  upward: [number, number],
): { x: Scale; y: Scale } {
  return {
    x: linear(across, [PAD.left + 8, width - PAD.right - 8]),
    y: linear(upward, [height - PAD.bottom, PAD.top]),
  };
}

interface Props {
  x: Scale;
  y: Scale;
  width: number;
  turns: number;
  ticks: readonly number[];
  tickWords(tick: number): string;
}

const LABEL_ROOM = 26;
const LABEL_DROP = 20;

/** Lines across for amounts, and the turns along the foot. */
export function Axes({ x, y, width, turns, ticks, tickWords }: Props) {
  const nth = everyNth(turns, width - PAD.left - PAD.right, LABEL_ROOM);
  const foot = y(ticks[0] ?? 0);
  return (
    <g class="axes">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            class={tick === 0 ? 'base' : 'grid'}
            d={`M${PAD.left} ${y(tick)}H${width - PAD.right}`}
          />
          <text class="tick" x={PAD.left - 8} y={y(tick) + 4}>
            {tickWords(tick)}
          </text>
        </g>
      ))}
      {Array.from({ length: turns }, (_, at) => at + 1)
        .filter((turn) => (turn - 1) % nth === 0)
        .map((turn) => (
          <text class="turn" x={x(turn)} y={foot + LABEL_DROP} key={turn}>
            {turn}
          </text>
        ))}
    </g>
  );
}
