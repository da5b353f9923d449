import { roundOf } from '../../../dice-masters/words/index.ts';
import type { TurnRecord } from './session.ts';

const STEP = 26;
const BAR = 18;
const UNIT = 9;
const BOTTOM = 18;

/** A block for each unit of energy, filled where it was spent. */
export function EnergyChart({ turns }: { turns: readonly TurnRecord[] }) {
  if (turns.length === 0) return <p class="quiet">No turn has been rolled yet.</p>;
  const most = Math.max(4, ...turns.map(({ spent, unspent }) => spent + unspent));
  const width = Math.max(12, turns.length) * STEP;
  const height = most * UNIT + BOTTOM;
  return (
    <figure class="energy-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={inWords(turns)}>
        {turns.map((turn, place) => (
          <Column key={turn.turn} turn={turn} x={place * STEP} floor={most * UNIT} />
        ))}
      </svg>
      <figcaption class="key">
        <span>
          <svg class="key-block" viewBox="0 0 10 10" aria-hidden="true">
            <rect class="spent" width="10" height="10" rx="2" />
          </svg>{' '}
          spent
        </span>
        <span>
          <svg class="key-block" viewBox="0 0 10 10" aria-hidden="true">
            <rect class="left" x="0.75" y="0.75" width="8.5" height="8.5" rx="2" />
          </svg>{' '}
          left unspent
        </span>
      </figcaption>
    </figure>
  );
}

function Column({ turn, x, floor }: { turn: TurnRecord; x: number; floor: number }) {
  const blocks = Array.from({ length: turn.spent + turn.unspent }, (_, place) => place);
  return (
    <g>
      <title>{turnWords(turn)}</title>
      {blocks.map((place) => (
        <rect
          key={place}
          class={place < turn.spent ? 'spent' : 'left'}
          x={x + (STEP - BAR) / 2}
          y={floor - (place + 1) * UNIT + 1.5}
          width={BAR}
          height={UNIT - 2.5}
          rx="2"
        />
      ))}
      <text class="turn-mark" x={x + STEP / 2} y={floor + BOTTOM - 4} text-anchor="middle">
        {roundOf(turn.turn)}
      </text>
    </g>
  );
}

function turnWords({ turn, rolled, spent, unspent }: TurnRecord): string {
  return `Turn ${roundOf(turn)}: ${rolled} rolled, ${spent} spent, ${unspent} left`;
}

function inWords(turns: readonly TurnRecord[]): string {
  return `Energy by turn. ${turns.map(turnWords).join('. ')}.`;
}
