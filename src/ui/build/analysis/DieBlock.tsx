import type { EnergyType } from '../../../dice-masters/cards/index.ts';
import { fillOf } from '../../kit/Weaves.tsx';

/** Side of a block in the units of its drawing, and the room it takes. */
const SIDE = 16;
export const BLOCK = 18;

const LEFT = 'M8 0H4.5A4.5 4.5 0 0 0 0 4.5V11.5A4.5 4.5 0 0 0 4.5 16H8Z';
const RIGHT = 'M8 0H11.5A4.5 4.5 0 0 1 16 4.5V11.5A4.5 4.5 0 0 1 11.5 16H8Z';

/** Blocks that one pile or row draws; where there are more dice, a block stands for several. */
const MOST_BLOCKS = 60;

/** How many dice a block stands for. */
export function diceInBlock(dice: number): number {
  return Math.max(1, Math.ceil(dice / MOST_BLOCKS));
}

interface Props {
  /** Energy types of the card; a Basic Action has none. */
  energy: readonly EnergyType[];
  x: number;
  y: number;
}

/** A die seen from afar, in the colour and pattern of its energy. */
export function DieBlock({ energy, x, y }: Props) {
  const [first = 'generic', second] = energy;
  const isMixed = second !== undefined && energy.length === 2;
  return (
    <g class="die-block" transform={`translate(${x + 1} ${y + 1})`}>
      {isMixed ? (
        <>
          <path d={LEFT} fill={fillOf(first)} />
          <path d={RIGHT} fill={fillOf(second)} />
        </>
      ) : (
        <rect
          width={SIDE}
          height={SIDE}
          rx="4.5"
          fill={fillOf(energy.length > 2 ? 'wild' : first)}
        />
      )}
      <rect class="rim" width={SIDE} height={SIDE} rx="4.5" />
    </g>
  );
}
