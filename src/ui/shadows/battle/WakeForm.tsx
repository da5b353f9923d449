import { useState } from 'preact/hooks';
import type { Fighter, FighterState } from '../../../shadows-of-the-past/tracker/index.ts';
import type { ShadowsBox } from '../box.ts';
import { Counter } from '../Counter.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { makeMove } from './battle-store.ts';

interface Props {
  fighter: Fighter;
  now: FighterState;
  rules: ShadowsBox['rules'];
}

/** A roll to wake up: the hits are Life, and decide. (S10.6) */
export function WakeForm({ fighter, now, rules }: Props) {
  const [hits, setHits] = useState(0);
  return (
    <>
      <p>
        {fighter.name} lies there with {now.life} Life and needs{' '}
        {fighter.wake ?? 'the number on the sheet'}. Roll without Focus and enter the hits.{' '}
        <RuleLink id="S10.6" rules={rules} />
      </p>
      <div class="sh-buttons">
        <Counter label={`Hits of ${fighter.name}`} value={hits} most={30} change={setHits} />
        <button
          type="button"
          class="button primary"
          onClick={() => makeMove({ do: 'wake', who: fighter.id, by: hits })}
        >
          {fighter.wake === null ? 'Stays down' : 'Rolled'}
        </button>
        {fighter.wake === null && (
          <button
            type="button"
            class="button"
            onClick={() => makeMove({ do: 'stand', who: fighter.id })}
          >
            Stands up
          </button>
        )}
      </div>
    </>
  );
}
