import type {
  BattleState,
  Fighter,
  FighterState,
} from '../../../shadows-of-the-past/tracker/index.ts';
import { FighterNumbers } from './FighterNumbers.tsx';

interface Props {
  hero: Fighter;
  now: FighterState;
  state: BattleState;
}

/** A hero at arm's length: Life, Focus, tokens. */
export function HeroPanel({ hero, now, state }: Props) {
  const look = [
    now.isKo && 'ko',
    state.acting === hero.id && 'acting',
    now.hasTurn && 'done',
  ].filter(Boolean);
  return (
    <article class={`sh-fighter ${look.join(' ')}`} aria-label={hero.name}>
      <header>
        <h3>{hero.name}</h3>
        {now.isKo && <span class="sh-tag bad">KO’ed</span>}
        {now.hasTurn && <span class="sh-tag">Turn token</span>}
        {state.acting === hero.id && <span class="sh-tag gold">has the turn</span>}
      </header>
      <FighterNumbers fighter={hero} now={now} />
    </article>
  );
}
