import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { describePolicy, type Policy } from '../../../dice-masters/players/index.ts';
import { download, fileStem } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { type Asked, ATTACKS, REROLL_GOALS } from '../asked.ts';
import { ask } from '../odds-state.ts';
import { CardChoice } from '../opening/QuestionBar.tsx';
import type { TeamDie } from '../team-cards.ts';
import { KeepPolicy } from './KeepPolicy.tsx';
import { OpenPolicy } from './OpenPolicy.tsx';

const GOAL_WORDS: Record<Asked['goal'], string> = {
  '': 'as the policy says',
  none: 'nothing',
  energy: 'for energy',
  characters: 'for characters and actions',
  'buy-list': 'for the next card to buy',
  fist: 'for Fist',
  bolt: 'for Bolt',
  mask: 'for Mask',
  shield: 'for Shield',
};

const ATTACK_WORDS: Record<Asked['attack'], string> = {
  '': 'as the policy says',
  everyone: 'with everyone',
  safe: 'where it is safe',
  'only-to-win': 'only to win',
  nobody: 'never',
};

interface Props {
  asked: Asked;
  catalogue: CardStore;
  dice: readonly TeamDie[];
  policy: Policy;
}

/** The policy in words, and the few changes that matter most. */
export function PolicyPanel({ asked, catalogue, dice, policy }: Props) {
  const nameOf = (id: string) => {
    const isOwn = dice.some(({ card }) => card.id === id);
    return `${catalogue.card(id)?.name ?? id}${isOwn ? '' : ' (not in this team)'}`;
  };
  const save = () =>
    download(
      new Blob([`${JSON.stringify(policy, null, 2)}\n`], { type: 'application/json' }),
      `${fileStem(policy.name)}.json`,
    );
  return (
    <details class="policy-panel">
      <summary>
        <Icon name="rules" />
        <span>
          <b>
            <bdi>{policy.name}</bdi>.
          </b>{' '}
          <bdi>{policy.summary}</bdi>
        </span>
      </summary>
      <ol>
        {describePolicy(policy, nameOf).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div class="policy-changes" role="group" aria-label="Change the policy">
        <div class="field">
          <span aria-hidden="true">Buy before all else</span>
          <CardChoice
            label="Buy before all else"
            dice={dice}
            value={asked.firstBuy}
            none="as the policy says"
            choose={(id) => ask({ firstBuy: id })}
          />
        </div>
        <label class="field">
          Reroll
          <select
            value={asked.goal}
            onChange={({ currentTarget }) =>
              ask({ goal: REROLL_GOALS.find((goal) => goal === currentTarget.value) ?? '' })
            }
          >
            {REROLL_GOALS.map((goal) => (
              <option key={goal} value={goal}>
                {GOAL_WORDS[goal]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          Attack
          <select
            value={asked.attack}
            onChange={({ currentTarget }) =>
              ask({ attack: ATTACKS.find((who) => who === currentTarget.value) ?? '' })
            }
          >
            {ATTACKS.map((who) => (
              <option key={who} value={who}>
                {ATTACK_WORDS[who]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" onClick={save}>
          <Icon name="download" /> Save as a file
        </button>
        <KeepPolicy policy={policy} />
        <OpenPolicy />
      </div>
    </details>
  );
}
