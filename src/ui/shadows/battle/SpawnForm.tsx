import { useState } from 'preact/hooks';
import {
  type BattleState,
  countSpawn,
  type Setup,
} from '../../../shadows-of-the-past/tracker/index.ts';
import type { ShadowsBox } from '../box.ts';
import { Counter } from '../Counter.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { makeMove } from './battle-store.ts';

interface Props {
  state: BattleState;
  setup: Setup;
  rules: ShadowsBox['rules'];
}

/** Half of each kind, and a choice where the spaces are too few. (S9.1) */
export function SpawnForm({ state, setup, rules }: Props) {
  const [spaces, setSpaces] = useState(setup.spaces);
  const { wants, total, without } = countSpawn(state.minions, spaces);
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const all = Object.fromEntries(wants.map(({ id, figures }) => [id, figures]));
  const figures = without > 0 ? { ...all, ...chosen } : all;
  const placed = wants.reduce((sum, { id }) => sum + (figures[id] ?? 0), 0);
  const nameOf = (id: string) => setup.minions.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <p>
        End of the round: +1 Focus for the villain, half of each kind spawns.{' '}
        <RuleLink id="S3.8" rules={rules} /> <RuleLink id="S9.1" rules={rules} />
      </p>
      <div class="sh-buttons">
        <Counter label="Empty spawn spaces" value={spaces} most={40} change={setSpaces} />
        {without > 0
          ? wants
              .filter(({ figures: most }) => most > 0)
              .map(({ id, figures: most }) => (
                <Counter
                  key={id}
                  label={nameOf(id)}
                  value={figures[id] ?? 0}
                  most={most}
                  change={(count) => setChosen({ ...chosen, [id]: count })}
                />
              ))
          : wants.map(({ id, figures: count }) => (
              <span class="sh-chip" key={id}>
                {count} {nameOf(id)}
              </span>
            ))}
        <button
          type="button"
          class="button primary"
          aria-disabled={placed !== total - without}
          onClick={() => makeMove({ do: 'spawn', spaces, figures })}
        >
          Spawn and begin the next round
        </button>
      </div>
      <p role="status">
        {without > 0
          ? `Room for ${total - without} of ${total}: the villain leaves ${without} out. Chosen: ${placed}.`
          : ''}
      </p>
    </>
  );
}
