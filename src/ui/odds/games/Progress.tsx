import { Notice } from '../../kit/Notice.tsx';
import type { Run } from './use-running.ts';

interface Props {
  /** What is counted: `games`. */
  what: string;
  run: Run<{ done: number; games: number }>;
  again(): void;
}

/** How far the games are, or why they ended. */
export function Progress({ what, run, again }: Props) {
  if (run.state === 'idle') {
    return (
      <p class="quiet idle">
        Nothing has been played yet. The games are played here in the browser, by the real rules.
      </p>
    );
  }
  const done = run.report?.done ?? 0;
  const games = run.report?.games ?? 0;
  const words = `${done.toLocaleString('en')} of ${games.toLocaleString('en')} ${what}`;
  return (
    <div class={`progress ${run.state}`}>
      <progress max={Math.max(1, games)} value={done} aria-label="Games played" />
      {run.state === 'running' && <p>{games === 0 ? 'The dice are being handed out…' : words}</p>}
      {run.state === 'done' && (
        <p>
          {games.toLocaleString('en')} {what} played.
        </p>
      )}
      {run.state === 'stopped' && (
        <p>Stopped after {done === 0 ? 'no game' : words}. What was counted so far stays below.</p>
      )}
      {run.state === 'failed' && (
        <Notice>
          <p>{run.message}</p>
          <button type="button" class="button" onClick={again}>
            Play again
          </button>
        </Notice>
      )}
    </div>
  );
}
