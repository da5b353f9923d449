import { PROFILES, type ProfileId } from '../../../engine/profile.ts';
import { Icon } from '../../cards/Icon.tsx';
import { newSeed } from '../goldfish-state.ts';
import { within } from './OpponentChoice.tsx';
import type { Settings } from './offers.ts';

const EDITIONS: Record<ProfileId, string> = {
  '2019': '2019 rules',
  '2016': '2016 rules',
  later: 'Later rulings',
};

const MOST_LIFE = 99;
const LONGEST_SEED = 40;

interface Props {
  settings: Settings;
  change: (part: Partial<Settings>) => void;
}

/** Who begins, which rules, how much life, and the luck. */
export function GameSettings({ settings, change }: Props) {
  return (
    <fieldset class="settings">
      <legend>How</legend>
      <label class="field">
        You go
        <select
          value={String(settings.first)}
          onChange={({ currentTarget }) => change({ first: currentTarget.value === '1' ? 1 : 0 })}
        >
          <option value="0">first</option>
          <option value="1">second</option>
        </select>
      </label>
      <label class="field">
        Edition
        <select
          value={settings.profile}
          onChange={({ currentTarget }) => change({ profile: profileOf(currentTarget.value) })}
        >
          {Object.entries(EDITIONS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Life
        <input
          type="number"
          min={1}
          max={MOST_LIFE}
          value={settings.life}
          onInput={({ currentTarget }) =>
            change({ life: within(currentTarget.valueAsNumber, 1, MOST_LIFE) })
          }
        />
      </label>
      <div class="field seed">
        <label>
          Luck (seed)
          <input
            type="text"
            maxLength={LONGEST_SEED}
            value={settings.seed}
            spellcheck={false}
            autocomplete="off"
            onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
          />
        </label>
        <button
          type="button"
          class="tool"
          aria-label="Another seed"
          onClick={() => change({ seed: newSeed() })}
        >
          <Icon name="shuffle" />
        </button>
      </div>
    </fieldset>
  );
}

function profileOf(value: string): ProfileId {
  return value in PROFILES ? (value as ProfileId) : '2019';
}
