import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import { formatPercent } from '../../../tabletop/fraction.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Unbroken } from '../../kit/Unbroken.tsx';
import { $openId, $team, historyOf } from '../../team-shelf/team-store.ts';
import { $cards } from '../build-state.ts';
import { EDIT_SETTINGS } from './edit-settings.ts';
import { type Effect, effectsOf } from './effect-words.ts';
import { changeWords, lastChange } from './last-change.ts';
import { useEditOdds } from './use-edit-odds.ts';

/** What the last edit of cards or dice did to what the team can pay: a line that opens. */
export function EditOddsPanel() {
  const team = useStore($team);
  const openId = useStore($openId);
  const cards = useStore($cards);
  const change = useMemo(() => {
    const history = openId === null ? null : historyOf(openId);
    return history && lastChange(history);
  }, [team, openId]);
  const { answered, hasFailed } = useEditOdds(change);
  if (!change) return null;
  const nameOf = (id: string) => cards?.card(id)?.name ?? id.replace('?', '');
  const [lead, ...others] = answered ? effectsOf(answered.answer) : [];
  return (
    <section class="edit-odds" aria-label="What the last edit did">
      {hasFailed || !answered || !lead ? (
        <p>{standing(hasFailed, answered !== null)}</p>
      ) : (
        <details>
          <summary>
            <Icon name="fraction" />
            <span>
              <b class="edit-words">{changeWords(answered.change, nameOf).join(', ')}</b>{' '}
              <EffectLine effect={lead} />
            </span>
          </summary>
          <ul>
            {others.map((effect) => (
              <li key={effect.what}>
                <EffectLine effect={effect} />
              </li>
            ))}
            {answered.answer.newCards.map(({ name, turn1, byTurn2 }) => (
              <li key={name}>
                <Unbroken>
                  {name}, going first: {formatPercent(turn1.first)}; by turn two, going second:{' '}
                  {formatPercent(byTurn2)}
                </Unbroken>
              </li>
            ))}
          </ul>
          <p>
            <Unbroken>
              Opening: exact, best reroll. Else: {EDIT_SETTINGS.games.toLocaleString('en')} pairs of
              games on the same luck, policy Sensible, seed {EDIT_SETTINGS.seed}, 95 % intervals.
            </Unbroken>
          </p>
        </details>
      )}
    </section>
  );
}

/** Where there is nothing to tell of an edit, why. */
function standing(hasFailed: boolean, isAnswered: boolean): string {
  if (hasFailed) return 'What edits do cannot be counted just now. Load the page again to retry.';
  return isAnswered
    ? 'The team cannot be played before or after this edit, so there is nothing to compare.'
    : 'Counting what it does…';
}

function EffectLine({ effect }: { effect: Effect }) {
  const { news, what, amount, interval } = effect;
  return (
    <span class={`effect ${news}`}>
      {what} <b class="unbroken">{amount}</b> <small class="unbroken">{interval}</small>
    </span>
  );
}
