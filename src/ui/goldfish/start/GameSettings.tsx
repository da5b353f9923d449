import { LUCKS, type Luck, PROFILES, type ProfileId } from '../../../dice-masters/engine/index.ts';
import { newSeed } from '../../luck/new-seed.ts';
import { SeedField } from '../../luck/SeedField.tsx';
import { within } from './OpponentChoice.tsx';
import type { Settings } from './offers.ts';

const EDITIONS: Record<ProfileId, string> = {
  '2019': '2019 rules',
  '2016': '2016 rules',
  later: 'Later rulings',
};

const MOST_LIFE = 99;

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
      <LifeField name="Your life" value={settings.life} change={(life) => change({ life })} />
      <LifeField
        name="Opponent’s life"
        value={settings.otherLife}
        change={(otherLife) => change({ otherLife })}
      />
      <label class="field dice-choice">
        Dice
        <select
          value={settings.luck}
          onChange={({ currentTarget }) => change({ luck: luckOf(currentTarget.value) })}
        >
          <option value="seed">the table rolls them</option>
          <option value="ask-own">real dice: I tell what mine show</option>
          {settings.opponent === 'player' && (
            <option value="ask">real dice on both sides: I tell all</option>
          )}
        </select>
      </label>
      {isSeeded(settings) && (
        <SeedField
          seed={settings.seed}
          reseed={() => change({ seed: newSeed() })}
          onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
        />
      )}
    </fieldset>
  );
}

interface LifeProps {
  name: string;
  value: number;
  change: (life: number) => void;
}

function LifeField({ name, value, change }: LifeProps) {
  return (
    <label class="field">
      {name}
      <input
        type="number"
        min={1}
        max={MOST_LIFE}
        value={value}
        onInput={({ currentTarget }) => change(within(currentTarget.valueAsNumber, 1, MOST_LIFE))}
      />
    </label>
  );
}

/** Where every die is real, there is no luck to name. */
function isSeeded({ luck, opponent }: Settings): boolean {
  return luck === 'seed' || (luck === 'ask-own' && opponent === 'player');
}

function luckOf(value: string): Luck {
  return LUCKS.find((luck) => luck === value) ?? 'seed';
}

function profileOf(value: string): ProfileId {
  return Object.hasOwn(PROFILES, value) ? (value as ProfileId) : '2019';
}
