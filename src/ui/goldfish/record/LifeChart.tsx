import { roundOf } from '../../../dice-masters/words/index.ts';
import type { SessionRecord } from './session.ts';

interface Props {
  life: SessionRecord['life'];
  names: readonly [string, string];
}

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = { left: 26, right: 10, top: 8, bottom: 20 };
/** Every mark below this number of turns, every second above, and so on. */
const MOST_MARKS = 10;

/** Life of both sides after each turn: own as a full line, the opponent's dashed. */
export function LifeChart({ life, names }: Props) {
  const last = Math.max(1, life.at(-1)?.turn ?? 1);
  const most = Math.max(1, ...life.flatMap((point) => point.life));
  const x = (turn: number) => EDGE.left + (turn / last) * (WIDTH - EDGE.left - EDGE.right);
  const y = (amount: number) =>
    EDGE.top + (1 - Math.max(0, amount) / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const end = life.at(-1)?.life ?? [0, 0];
  const rounds = roundOf(last);
  const every = Math.ceil(rounds / MOST_MARKS);
  const marks = Array.from({ length: Math.floor(rounds / every) + 1 }, (_, place) => place * every);
  return (
    <figure class="life-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords({ life, names })}>
        {[0, most / 2, most].map((amount) => (
          <g key={amount} class="grid">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(amount)} y2={y(amount)} />
            <text x={EDGE.left - 5} y={y(amount) + 4} text-anchor="end">
              {Math.round(amount)}
            </text>
          </g>
        ))}
        {marks.map((round) => (
          <text
            key={round}
            class="turn-mark"
            x={x(Math.min(last, round * 2))}
            y={HEIGHT - 5}
            text-anchor="middle"
          >
            {round}
          </text>
        ))}
        {([1, 0] as const).map((seat) => (
          <g key={seat} class={seat === 0 ? 'own' : 'other'}>
            <polyline
              points={life.map((point) => `${x(point.turn)},${y(point.life[seat])}`).join(' ')}
            />
            <circle cx={x(last)} cy={y(end[seat])} r="3.5" />
          </g>
        ))}
      </svg>
      <figcaption class="key">
        <Key look="own" words={`${names[0]}, ${end[0]}`} />
        <Key look="other" words={`${names[1]}, ${end[1]}`} />
      </figcaption>
    </figure>
  );
}

function Key({ look, words }: { look: string; words: string }) {
  return (
    <span>
      <svg class={`key-line ${look}`} viewBox="0 0 24 8" aria-hidden="true">
        <line x1="0" x2="24" y1="4" y2="4" />
      </svg>{' '}
      {words}
    </span>
  );
}

/** As it stood last in each turn of both players. */
function inWords({ life, names }: Props): string {
  const byRound = new Map(life.map((point) => [roundOf(point.turn), point.life]));
  const points = [...byRound].map(
    ([round, [own, other]]) =>
      `${round === 0 ? 'At the start' : `After turn ${round}`} ${own} to ${other}`,
  );
  return `Life of ${names[0]} and of ${names[1]}. ${points.join('. ')}.`;
}
