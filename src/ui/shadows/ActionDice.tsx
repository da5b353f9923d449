import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { amountOf, statOf } from '../../shadows-of-the-past/figures/index.ts';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
import type { ShadowsBox } from './box.ts';
import { Pick } from './Counter.tsx';
import { ActionFaces } from './dice/ActionFaces.tsx';
import { IconChances } from './dice/IconChances.tsx';
import { MovePoints } from './dice/MovePoints.tsx';
import { RollTable } from './dice/RollTable.tsx';
import { $faces, $own } from './kept.ts';
import { ShareFaces } from './ShareFaces.tsx';

/** A round of Action dice: faces, roll, re-roll, share, arrange. */
export function ActionDice({ box }: { box: ShadowsBox }) {
  const own = useStore($own);
  const faces = useStore($faces);
  const [shown, setShown] = useState('leonardo');
  useEffect(tellIfNothingIsKept, []);
  const turtles = box.heroes
    .filter((hero) => hero.box === 'base')
    .map((hero) => ({
      hero: hero.id,
      name: hero.name,
      count: statOf(hero, 'actionDice', own) ?? 3,
      focus: statOf(hero, 'focus', own) ?? 0,
      borrows: amountOf(hero.ability.changes, 'no-borrowed-dice') === null,
    }));
  const missing = turtles.filter(({ hero, count }) => (faces.action[hero]?.length ?? 0) < count);
  const turtle = turtles.find(({ hero }) => hero === shown) ?? turtles[0];
  return (
    <div class="sh-tool">
      {missing.length > 0 ? (
        <p class="sh-refused" role="status">
          Enter the sides of all Action dice to roll them; still to do:{' '}
          {missing.map(({ name }) => name).join(', ')}.
        </p>
      ) : (
        <RollTable turtles={turtles} faces={faces} rules={box.rules} />
      )}
      <div class="sh-columns">
        <details class="sh-panel" open={missing.length > 0}>
          <summary>Faces of the Action dice</summary>
          <p class="quiet">
            No source tells them. Enter each die once; the browser keeps it, and a link sends it.
          </p>
          <Pick
            label="Hero"
            value={shown}
            options={turtles.map(({ hero, name }) => [hero, name] as const)}
            change={setShown}
          />
          {turtle && <ActionFaces key={turtle.hero} {...turtle} />}
          <ShareFaces />
        </details>
        <div class="sh-answer">
          {turtle && (
            <IconChances
              key={turtle.hero}
              name={turtle.name}
              dice={faces.action[turtle.hero] ?? []}
            />
          )}
          <MovePoints box={box} />
        </div>
      </div>
    </div>
  );
}
