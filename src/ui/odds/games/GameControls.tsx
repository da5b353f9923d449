import { useContext } from 'preact/hooks';
import { Icon } from '../../cards/Icon.tsx';
import { SeedField } from '../../shared/SeedField.tsx';
import { type Asked, EDITIONS, GAME_COUNTS, MOST_TURNS, OPPONENTS, USUAL_GAMES } from '../asked.ts';
import { ask } from '../odds-state.ts';
import { EDITION_WORDS } from '../opening/words.ts';
import { Policies } from '../policies.ts';

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
  const ready = useContext(Policies);
  const submit = (event: Event) => {
    event.preventDefault();
    if (isRunning) stop();
    else play();
  };
  return (
    <form class="game-controls" aria-label="Games" onSubmit={submit}>
      <label class="field">
        Policy
        <select
          value={asked.policy}
          onChange={({ currentTarget }) => ask({ policy: currentTarget.value })}
        >
          {ready.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field short">
        You go
        <select
          value={asked.seat}
          onChange={({ currentTarget }) =>
            ask({ seat: currentTarget.value === 'first' ? 'first' : 'second' })
          }
        >
          <option value="first">first</option>
          <option value="second">second</option>
        </select>
      </label>
      <label class="field roomy">
        Against
        <select
          value={asked.opponent}
          onChange={({ currentTarget }) =>
            ask({ opponent: OPPONENTS.find((one) => one === currentTarget.value) ?? 'nobody' })
          }
        >
          {OPPONENTS.map((opponent) => (
            <option key={opponent} value={opponent}>
              {OPPONENT_WORDS[opponent]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Rules
        <select
          value={asked.edition}
          onChange={({ currentTarget }) =>
            ask({ edition: EDITIONS.find((id) => id === currentTarget.value) ?? '2019' })
          }
        >
          {EDITIONS.map((id) => (
            <option key={id} value={id}>
              {EDITION_WORDS[id]}
            </option>
          ))}
        </select>
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
              {games === USUAL_GAMES ? ' (±1 %)' : ''}
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
