import type { Quantiles, SimReport } from '../../../dice-masters/simulation/index.ts';
import { Unbroken } from '../../kit/Unbroken.tsx';
import { percentWords } from '../charts/percent-words.ts';

/** The four numbers that people ask for first, each with its interval and sample. */
export function Summary({ report }: { report: SimReport }) {
  const { lethal, lethalTurn, attacked, turns } = report;
  const lastTurn = turns.length;
  const last = turns.at(-1);
  const wins = lethal.at(-1);
  const half = attacked.findIndex(({ p }) => p >= 0.5) + 1;
  const halfShare = attacked[half - 1];
  return (
    <dl class="summary" aria-label="In short">
      {wins && (
        <Tile
          name={`Lethal by turn ${lastTurn}`}
          value={percentWords(wins.p)}
          detail={`${percentWords(wins.low)} to ${percentWords(wins.high)}, ${inGames(wins.of)}`}
        />
      )}
      <Tile
        name="Lethal turn, when lethal"
        value={lethalTurn ? `turn ${lethalTurn.quantiles.p50}` : '–'}
        detail={
          lethalTurn
            ? `${halfOf(lethalTurn.quantiles)}; average ${lethalTurn.mean.toFixed(2)} (${lethalTurn.low.toFixed(2)} to ${lethalTurn.high.toFixed(2)}), ${inGames(lethalTurn.of)}`
            : 'no game ended in time'
        }
      />
      <Tile
        name="First attack in half the games"
        value={halfShare ? `turn ${half}` : 'later'}
        detail={
          halfShare
            ? `${percentWords(halfShare.p)} by then (${percentWords(halfShare.low)} to ${percentWords(halfShare.high)}), ${inGames(halfShare.of)}`
            : `not by turn ${lastTurn}`
        }
      />
      {last && (
        <Tile
          name={`Damage by turn ${lastTurn}`}
          value={last.damage.mean.toFixed(1)}
          detail={`${last.damage.low.toFixed(2)} to ${last.damage.high.toFixed(2)}, ${inGames(last.damage.of)}`}
        />
      )}
    </dl>
  );
}

function halfOf({ p25, p75 }: Quantiles): string {
  return p25 === p75 ? `half of them or more on turn ${p25}` : `half of them turn ${p25} to ${p75}`;
}

function inGames(games: number): string {
  return `${games.toLocaleString('en')} games`;
}

function Tile({ name, value, detail }: { name: string; value: string; detail: string }) {
  return (
    <div class="summary-tile">
      <dt>{name}</dt>
      <dd>
        <b class="unbroken">{value}</b>
        <small>
          <Unbroken>{detail}</Unbroken>
        </small>
      </dd>
    </div>
  );
}
