import { Icon } from '../../kit/Icon.tsx';
import { SeedField } from '../../luck/SeedField.tsx';
import {
  type Asked,
  EDITIONS,
  GAME_COUNTS,
  MOST_TURNS,
  OPPONENTS,
  SEATS,
  USUAL_GAMES,
} from '../asked.ts';
import { ask } from '../odds-state.ts';
import { EDITION_WORDS } from '../opening/words.ts';
import { PolicySelect } from '../PolicySelect.tsx';
import { WordSelect } from '../WordSelect.tsx';

interface Props {
  asked: Asked;
  isRunning: boolean;
  canPlay: boolean;
  play(): void;
  stop(): void;
  reseed(): void;
}

const OPPONENT_WORDS: Record<(typeof OPPONENTS)[number], string> = {
  nobody: 'nobody, 20 life',
  dummy: 'four Sidekicks that block',
};

/** How the games are played, and the button that starts them. */
export function GameControls({ asked, isRunning, canPlay, play, stop, reseed }: Props) {
  const submit = (event: Event) => {
    event.preventDefault();
    if (isRunning) stop();
    else play();
  };
  return (
    <form class="game-controls" aria-label="Games" onSubmit={submit}>
      <PolicySelect label="Policy" value={asked.policy} choose={(policy) => ask({ policy })} />
      <label class="field short" for="game-seat">
        You go
        <WordSelect id="game-seat" of={SEATS} value={asked.seat} choose={(seat) => ask({ seat })} />
      </label>
      <label class="field roomy" for="game-opponent">
        Against
        <WordSelect
          id="game-opponent"
          of={OPPONENTS}
          words={OPPONENT_WORDS}
          value={asked.opponent}
          choose={(opponent) => ask({ opponent })}
        />
      </label>
      <label class="field" for="game-edition">
        Rules
        <WordSelect
          id="game-edition"
          of={EDITIONS}
          words={EDITION_WORDS}
          value={asked.edition}
          choose={(edition) => ask({ edition })}
        />
      </label>
      <label class="field">
        Games
        <select
          value={String(asked.games)}
          onChange={({ currentTarget }) => ask({ games: Number(currentTarget.value) })}
        >
          {[...new Set([...GAME_COUNTS, asked.games])].map((games) => (
            <option key={games} value={String(games)}>
              {games.toLocaleString('en')}
              {games === USUAL_GAMES ? ' (±1\u00a0%)' : ''}
            </option>
          ))}
        </select>
      </label>
      <label class="field short">
        Turns
        <input
          type="number"
          min={1}
          max={MOST_TURNS}
          value={asked.turns}
          onChange={({ currentTarget }) => ask({ turns: turnsWithin(currentTarget.valueAsNumber) })}
        />
      </label>
      <SeedField
        seed={asked.seed}
        reseed={reseed}
        onChange={({ currentTarget }) => ask({ seed: currentTarget.value })}
      />
      <button
        type="submit"
        class={`button run ${isRunning ? '' : 'primary'}`}
        disabled={!canPlay && !isRunning}
      >
        <Icon key={String(isRunning)} name={isRunning ? 'clear' : 'goldfish'} />{' '}
        {isRunning ? 'Stop' : `Play ${asked.games.toLocaleString('en')} games`}
      </button>
    </form>
  );
}

function turnsWithin(turns: number): number {
  return Number.isFinite(turns) ? Math.min(MOST_TURNS, Math.max(1, Math.round(turns))) : 10;
}
