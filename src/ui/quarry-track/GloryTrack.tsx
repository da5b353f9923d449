import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { gloryGoal } from '../../quarriors/engine/index.ts';
import { Segments } from '../kit/Segments.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { $track, newTrack, setEmpty, setGlory, undoTrack } from './track-state.ts';

const EMPTY_TO_END = 4;
const MOST_EMPTY = 7;
const PLAYERS = [2, 3, 4] as const;

/** Glory and empty cards of a game with real dice. (Q8) */
export function GloryTrack() {
  const kept = useStore($track);
  // The page was drawn without what the browser keeps.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isHere) return null;
  const { now, before } = kept;
  const players = now.glory.length;
  const goal = gloryGoal(players);
  return (
    <div class="glory-track">
      <Segments
        legend="Players, which begins anew"
        name="track-players"
        options={PLAYERS.map((count) => [count, String(count)] as const)}
        chosen={players}
        choose={newTrack}
      />
      <ul>
        {now.glory.map((glory, seat) => (
          <li key={seat} class={glory >= goal ? 'won' : ''}>
            <h2>Player {seat + 1}</h2>
            <Stepper
              label={`Glory of player ${seat + 1}`}
              value={glory}
              least={0}
              most={99}
              change={(value) => setGlory(seat, value)}
            />
            <progress max={goal} value={glory} aria-label={`Player ${seat + 1}`} />
            <span>{`of ${goal}`}</span>
          </li>
        ))}
        <li>
          <h2>Empty creature cards</h2>
          <Stepper
            label="Empty creature cards"
            value={now.empty}
            least={0}
            most={MOST_EMPTY}
            change={setEmpty}
          />
          <progress max={EMPTY_TO_END} value={now.empty} aria-label="Empty creature cards" />
          <span>{`of ${EMPTY_TO_END}`}</span>
        </li>
      </ul>
      <p role="status" class="glory-said">
        {verdict(now.glory, goal, now.empty)}
      </p>
      <div class="glory-controls">
        <button type="button" class="button" disabled={before.length === 0} onClick={undoTrack}>
          Undo
        </button>
        <button type="button" class="button" onClick={() => newTrack(players)}>
          New game
        </button>
        <button type="button" class="button" onClick={() => print()}>
          Print the turn aid
        </button>
      </div>
    </div>
  );
}

/** Q8.1, Q8.2. */
function verdict(glory: readonly number[], goal: number, empty: number): string {
  const winner = glory.findIndex((one) => one >= goal);
  if (winner >= 0) return `Player ${winner + 1} has reached ${goal} Glory and wins.`;
  if (empty >= EMPTY_TO_END) {
    const most = Math.max(...glory);
    const first = glory.flatMap((one, seat) => (one === most ? [seat + 1] : []));
    return first.length === 1
      ? `Four creature cards are empty: player ${first[0]} wins with ${most} Glory.`
      : `Four creature cards are empty and players ${first.join(' and ')} are level: most dice in the Ready Area win.`;
  }
  if (empty === EMPTY_TO_END - 1) return 'One more empty creature card ends the game.';
  return '';
}
