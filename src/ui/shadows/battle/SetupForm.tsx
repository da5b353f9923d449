import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { movesToChoose, statOf } from '../../../shadows-of-the-past/figures/index.ts';
import { HEROES } from '../../../shadows-of-the-past/tracker/index.ts';
import type { ShadowsBox } from '../box.ts';
import { Counter, Pick, Tick } from '../Counter.tsx';
import { $own } from '../kept.ts';
import { beginBattle } from './battle-store.ts';
import { type Draft, emptyDraft, setupOf } from './draft.ts';

const OF = [
  ['one', 'on one hero'],
  ['all', 'on all heroes together'],
] as const;

/** What the comic says about a battle. (S2.3) */
export function SetupForm({ box, cancel }: { box: ShadowsBox; cancel: () => void }) {
  const own = useStore($own);
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const toggle = (list: string[], id: string) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  const count = (id: string) => draft.minions[id] ?? { onMap: 0, pool: 0 };
  const setCount = (id: string, part: Partial<{ onMap: number; pool: number }>) =>
    change({ minions: { ...draft.minions, [id]: { ...count(id), ...part } } });
  const isReady = draft.heroes.length === HEROES;
  return (
    <form
      class="sh-panel sh-setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) beginBattle(setupOf(draft, box, own));
      }}
    >
      <h2>New battle</h2>
      <p class="quiet">Read these on the page of your battle in the comic.</p>
      <label class="sh-pick">
        <span>Name</span>
        <input
          value={draft.name}
          maxLength={60}
          autocomplete="off"
          placeholder="Book 1, Battle 1"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <fieldset>
        <legend>Heroes, four of them</legend>
        <div class="sh-ticks">
          {box.heroes.map((hero) => {
            const skill = statOf(hero, 'skill', own);
            const moves =
              skill === null ? '' : `, ${movesToChoose(skill, draft.heroSkill)} special moves`;
            return (
              <Tick
                key={hero.id}
                label={`${hero.name}${moves}`}
                value={draft.heroes.includes(hero.id)}
                change={() => change({ heroes: toggle(draft.heroes, hero.id) })}
              />
            );
          })}
        </div>
      </fieldset>
      <div class="sh-row">
        <Counter
          label="Hero skill"
          least={-9}
          value={draft.heroSkill}
          most={9}
          change={(heroSkill) => change({ heroSkill })}
        />
        <Counter
          label="Villain Focus"
          value={draft.villainFocus}
          most={20}
          change={(villainFocus) => change({ villainFocus })}
        />
        <Counter
          label="Spawn spaces"
          value={draft.spaces}
          most={40}
          change={(spaces) => change({ spaces })}
        />
      </div>
      <fieldset>
        <legend>Leaders</legend>
        <div class="sh-ticks">
          {box.villains
            .filter(({ rank }) => rank === 'leader')
            .map(({ id, name }) => (
              <Tick
                key={id}
                label={name}
                value={draft.leaders.includes(id)}
                change={() => change({ leaders: toggle(draft.leaders, id) })}
              />
            ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Minions</legend>
        <div class="sh-minion-rows">
          {box.villains
            .filter(({ rank }) => rank === 'minion')
            .map(({ id, name }) => (
              <div class="sh-minion-row" key={id}>
                <b>{name}</b>
                <Counter
                  label={`${name} on the map`}
                  value={count(id).onMap}
                  most={20}
                  change={(onMap) => setCount(id, { onMap })}
                />
                <Counter
                  label={`${name} in the pool`}
                  value={count(id).pool}
                  most={20}
                  change={(pool) => setCount(id, { pool })}
                />
              </div>
            ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>How it ends</legend>
        <label class="sh-pick">
          <span>The heroes win when</span>
          <textarea
            rows={2}
            maxLength={400}
            value={draft.heroGoal}
            onInput={({ currentTarget }) => change({ heroGoal: currentTarget.value })}
          />
        </label>
        <label class="sh-pick">
          <span>The villain wins when</span>
          <textarea
            rows={2}
            maxLength={400}
            value={draft.villainGoal}
            onInput={({ currentTarget }) => change({ villainGoal: currentTarget.value })}
          />
        </label>
        <div class="sh-row">
          <Counter
            label="KO’ed tokens for the villain to win, 0 for none"
            value={draft.heroTokens}
            most={9}
            change={(heroTokens) => change({ heroTokens })}
          />
          <Pick
            label="Counted"
            value={draft.heroOf}
            options={OF}
            change={(heroOf) => change({ heroOf: heroOf === 'all' ? 'all' : 'one' })}
          />
          <Counter
            label="KO’ed tokens on a leader for the heroes to win, 0 for none"
            value={draft.leaderTokens}
            most={9}
            change={(leaderTokens) => change({ leaderTokens })}
          />
        </div>
      </fieldset>
      <p class="sh-row">
        <button type="submit" class="button primary" aria-disabled={!isReady}>
          Begin the battle
        </button>
        <button type="button" class="button" onClick={cancel}>
          Back
        </button>
        <span role="status">{isReady ? '' : `Choose ${HEROES} heroes (S2.1).`}</span>
      </p>
    </form>
  );
}
