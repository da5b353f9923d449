import type { BattleState, Setup } from '../../../shadows-of-the-past/tracker/index.ts';
import type { ShadowsBox } from '../box.ts';
import { RuleLink } from '../RuleLink.tsx';
import { makeMove } from './battle-store.ts';
import { SpawnForm } from './SpawnForm.tsx';
import { WakeForm } from './WakeForm.tsx';

interface Props {
  state: BattleState;
  setup: Setup;
  rules: ShadowsBox['rules'];
}

/** Round, whose turn it is, and what to do now. */
export function NowBar({ state, setup, rules }: Props) {
  const { round, phase, villainTurns, winner } = state;
  return (
    <section class="sh-now" aria-label="Now">
      <p class="sh-round">
        Round <b>{round}</b>
        <small>villain turn {villainTurns} of 4</small>
      </p>
      <div class="sh-doing">
        {winner && (
          <p class="sh-winner" role="alert">
            {winner.side === 'heroes' ? 'The heroes win.' : 'The villain wins.'} {winner.why}{' '}
            <RuleLink id={winner.rule} rules={rules} />
          </p>
        )}
        <Doing state={state} setup={setup} rules={rules} />
        {phase === 'villain' && state.left.length > 0 && (
          <p>
            Left the line: {state.left.map(({ name, figure }) => name || figure).join(', ')}.
            When-discarded texts happen now. <RuleLink id="S4.1" rules={rules} />
          </p>
        )}
      </div>
    </section>
  );
}

function Doing({ state, setup, rules }: Props) {
  const hero = setup.heroes.find(({ id }) => id === state.acting);
  const now = state.heroes.find(({ id }) => id === state.acting);
  switch (state.phase) {
    case 'roll':
      return (
        <>
          <p>
            Roll and arrange the Action dice. <RuleLink id="S3.2" rules={rules} />
          </p>
          <button type="button" class="button primary" onClick={() => makeMove({ do: 'start' })}>
            Dice are arranged
          </button>
        </>
      );
    case 'heroes':
      return (
        <>
          <p>
            Who goes next? <RuleLink id="S3.7" rules={rules} />
          </p>
          <div class="sh-buttons">
            {setup.heroes
              .filter((_, place) => !state.heroes[place]?.hasTurn)
              .map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  class="button primary"
                  onClick={() => makeMove({ do: 'turn', hero: id })}
                >
                  {name}
                </button>
              ))}
          </div>
        </>
      );
    case 'hero':
      return now?.isKo && hero ? (
        <WakeForm fighter={hero} now={now} rules={rules} />
      ) : (
        <>
          <p>
            <b>{hero?.name}</b> has the turn: dice, one special move.{' '}
            <RuleLink id="S8.1" rules={rules} />
          </p>
          <button type="button" class="button primary" onClick={() => makeMove({ do: 'done' })}>
            End the turn, Turn token
          </button>
        </>
      );
    case 'villain':
      return (
        <>
          <p>
            The villain plays two cards: <b>{state.played} of 2</b>.{' '}
            <RuleLink id="S4.2" rules={rules} />
          </p>
          <button type="button" class="button primary" onClick={() => makeMove({ do: 'pass' })}>
            End the villain’s turn
          </button>
        </>
      );
    case 'spawn':
      return <SpawnForm key={state.round} state={state} setup={setup} rules={rules} />;
  }
}
