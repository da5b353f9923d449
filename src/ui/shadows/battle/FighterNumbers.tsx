import type { Fighter, FighterState } from '../../../shadows-of-the-past/tracker/index.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { makeMove } from './battle-store.ts';

const MOST_TOKENS = 12;

/** Life, Focus and KO'ed tokens of a hero or leader, each with its steps. */
export function FighterNumbers({ fighter, now }: { fighter: Fighter; now: FighterState }) {
  const { id, name } = fighter;
  const change = (what: 'life' | 'focus' | 'token', before: number) => (value: number) =>
    makeMove({ do: what, who: id, by: value - before });
  return (
    <div class="sh-numbers">
      <div class="sh-number life">
        <span aria-hidden="true">Life</span>
        <Stepper
          label={`Life of ${name}`}
          value={now.life}
          least={0}
          most={fighter.life}
          showMost
          change={change('life', now.life)}
        />
      </div>
      {fighter.focus > 0 && (
        <div class="sh-number">
          <span aria-hidden="true">Focus</span>
          <Stepper
            label={`Focus of ${name}`}
            value={now.focus}
            least={0}
            most={fighter.focus}
            showMost
            change={change('focus', now.focus)}
          />
        </div>
      )}
      {(now.isKo || now.tokens > 0) && (
        <div class="sh-number">
          <span aria-hidden="true">KO’ed tokens</span>
          <Stepper
            label={`KO’ed tokens of ${name}`}
            value={now.tokens}
            least={0}
            most={MOST_TOKENS}
            change={change('token', now.tokens)}
          />
        </div>
      )}
    </div>
  );
}
