import { useStore } from '@nanostores/preact';
import {
  BATTLE_FACES,
  type BattleDie,
  checkBattleDie,
} from '../../shadows-of-the-past/dice/index.ts';
import { Counter } from './Counter.tsx';
import { $faces } from './kept.ts';

const NAMES = {
  hit: 'Single hit',
  double: 'Double hit',
  block: 'Block',
  blank: 'Nothing',
} as const;
const NONE: BattleDie = { hit: 0, double: 0, block: 0, blank: 0 };
const MOST = 12;

/** How many sides of a Battle die show what: entered once by whoever has one in the hand. */
export function BattleFaces() {
  const faces = useStore($faces);
  const shown = faces.battle ?? NONE;
  const sides = BATTLE_FACES.reduce((sum, face) => sum + shown[face], 0);
  const change = (face: keyof BattleDie, value: number) => {
    const next = { ...shown, [face]: value };
    const read = checkBattleDie(next);
    if (read.ok) $faces.set({ ...faces, battle: read.die });
    else if (value < shown[face]) $faces.set({ ...faces, battle: null });
  };
  return (
    <fieldset class="sh-faces">
      <legend>Sides of your Battle die</legend>
      <p class="quiet">
        No source tells them. Turn a die in your hand and count; from then on every chance is exact.
      </p>
      <div class="sh-row">
        {BATTLE_FACES.map((face) => (
          <Counter
            key={face}
            label={NAMES[face]}
            value={shown[face]}
            most={MOST}
            change={(value) => change(face, value)}
          />
        ))}
      </div>
      <p role="status">
        {sides === 0 ? 'Nothing entered yet.' : `${sides} ${sides === 1 ? 'side' : 'sides'}.`}
      </p>
    </fieldset>
  );
}
