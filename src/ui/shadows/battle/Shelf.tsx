import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import type { ShadowsBox } from '../box.ts';
import { $battles, bringBack, deleteBattle, openBattle } from './battle-store.ts';
import { SetupForm } from './SetupForm.tsx';

/** Battles that the browser keeps, and a new one. */
export function Shelf({ box }: { box: ShadowsBox }) {
  const battles = useStore($battles);
  const [isNew, setNew] = useState(false);
  const drop = (id: string, name: string) => {
    const gone = deleteBattle(id);
    if (gone) say(`Deleted ${name}.`, () => bringBack(gone));
  };
  if (isNew) return <SetupForm box={box} cancel={() => setNew(false)} />;
  return (
    <section class="sh-panel">
      <button type="button" class="button primary" onClick={() => setNew(true)}>
        <Icon name="add" /> New battle
      </button>
      {battles.length > 0 && <h2>Kept battles</h2>}
      <ul class="sh-list">
        {battles.map((battle) => (
          <li key={battle.id}>
            <button type="button" class="sh-open" onClick={() => openBattle(battle)}>
              <bdi>{battle.name}</bdi>
            </button>
            <button
              type="button"
              class="clear"
              aria-label={`Delete ${battle.name}`}
              onClick={() => drop(battle.id, battle.name)}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      {battles.length === 0 && <p class="quiet">No battle is kept on this device yet.</p>}
    </section>
  );
}
