import {
  type BattleState,
  type Setup,
  shellsFor,
} from '../../../shadows-of-the-past/tracker/index.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import type { ShadowsBox } from '../box.ts';
import { makeMove } from './battle-store.ts';
import { CardLine } from './CardLine.tsx';
import { FighterNumbers } from './FighterNumbers.tsx';
import { MinionPanel } from './MinionPanel.tsx';
import { WakeForm } from './WakeForm.tsx';

interface Props {
  state: BattleState;
  setup: Setup;
  rules: ShadowsBox['rules'];
}

/** The villain: Focus, the line of cards, leaders and minions. */
export function VillainSide({ state, setup, rules }: Props) {
  const focus = (value: number) =>
    makeMove({ do: 'focus', who: 'villain', by: value - state.villainFocus });
  return (
    <section class="sh-villain" aria-label="Villain">
      <div class="sh-number">
        <span aria-hidden="true">Villain Focus</span>
        <Stepper
          label="Villain Focus"
          value={state.villainFocus}
          least={0}
          most={setup.villainFocus}
          showMost
          change={focus}
        />
      </div>
      <CardLine state={state} setup={setup} rules={rules} />
      {setup.leaders.map((leader, place) => {
        const now = state.leaders[place];
        if (!now) return null;
        const shells = shellsFor(state, leader.id);
        return (
          <article
            key={leader.id}
            class={`sh-fighter leader ${now.isKo ? 'ko' : ''}`}
            aria-label={leader.name}
          >
            <header>
              <h3>{leader.name}</h3>
              {shells > 0 && <span class="sh-tag gold">+{shells} Defend</span>}
              {now.isKo && <span class="sh-tag bad">KO’ed</span>}
            </header>
            <FighterNumbers fighter={leader} now={now} />
            {now.isKo && state.phase === 'villain' && (
              <WakeForm fighter={leader} now={now} rules={rules} />
            )}
          </article>
        );
      })}
      {setup.minions.map((minion, place) => {
        const now = state.minions[place];
        return (
          now && (
            <MinionPanel
              key={minion.id}
              minion={minion}
              now={now}
              shells={shellsFor(state, minion.id)}
            />
          )
        );
      })}
    </section>
  );
}
