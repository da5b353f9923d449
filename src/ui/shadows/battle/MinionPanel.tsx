import {
  type BattleState,
  type Minion,
  spawning,
} from '../../../shadows-of-the-past/tracker/index.ts';
import { makeMove } from './battle-store.ts';

interface Props {
  minion: Minion;
  now: BattleState['minions'][number];
  shells: number;
}

/** Figures of a kind on the map, a press for each wound, and how many wait. (S10.1) */
export function MinionPanel({ minion, now, shells }: Props) {
  const { id, name, life } = minion;
  return (
    <article class="sh-minions" aria-label={name}>
      <header>
        <h3>{name}</h3>
        {shells > 0 && <span class="sh-tag gold">+{shells} Defend</span>}
        <span class="sh-tag">
          pool {now.pool}, {spawning(now.pool)} spawn
        </span>
        <button
          type="button"
          class="button"
          aria-disabled={now.pool === 0}
          onClick={() => makeMove({ do: 'enter', minion: id })}
        >
          Enter<span class="visually-hidden"> the map: {name}</span>
        </button>
      </header>
      <div class="sh-figures">
        {now.wounds.map((wounds, at) => (
          <button
            key={at}
            type="button"
            class={wounds > 0 ? 'sh-figure hurt' : 'sh-figure'}
            aria-label={`Wound ${name} ${at + 1}, ${life - wounds} of ${life} Life left`}
            onClick={() => makeMove({ do: 'wound', minion: id, at, by: 1 })}
          >
            {life - wounds}
          </button>
        ))}
        {now.wounds.length === 0 && <span class="quiet">none on the map</span>}
      </div>
    </article>
  );
}
