import { useState } from 'preact/hooks';
import {
  formatFace,
  nameFace,
  otherSides,
  usable,
} from '../../../shadows-of-the-past/dice/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { moved, type RolledRow, rowOf } from './roll-state.ts';

interface Props {
  row: RolledRow;
  all: readonly RolledRow[];
  place: number;
  again: (chosen: ReadonlySet<number>) => void;
  change: (row: RolledRow) => void;
}

/** A hero's dice: choose some to re-roll or to move, turn a chi. (S3.2, S5.6) */
export function RolledDice({ row, all, place, again, change }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    setChosen(next);
  };
  const [only] = [...chosen];
  const isOne = chosen.size === 1 && only !== undefined;
  const shift = (by: -1 | 1) => {
    if (only === undefined || !row.dice[only + by]) return;
    change(moved(row, only, by));
    setChosen(new Set([only + by]));
  };
  const shared = usable(all.map(rowOf), place).filter(({ from }) => from !== row.name);
  const chi = isOne ? row.dice[only] : undefined;
  return (
    <div class="sh-rolled">
      <h3>
        {row.name} <small>Focus {row.focus}</small>
      </h3>
      <div class="sh-row">
        {row.dice.map(({ face }, at) => (
          <button
            key={at}
            type="button"
            class={`sh-die ${face.icon}`}
            aria-pressed={chosen.has(at)}
            onClick={() => toggle(at)}
          >
            {nameFace(face)}
          </button>
        ))}
      </div>
      <div class="sh-row">
        <button
          type="button"
          class="button"
          aria-disabled={chosen.size === 0 || row.isRerolled || row.focus === 0}
          onClick={() => {
            if (chosen.size === 0 || row.isRerolled || row.focus === 0) return;
            again(chosen);
            setChosen(new Set());
          }}
        >
          {row.isRerolled ? 'Re-rolled once' : `Re-roll ${chosen.size || ''} for 1 Focus`}
        </button>
        {isOne && (
          <>
            <button
              type="button"
              class="clear"
              aria-label={`Move the die of ${row.name} left`}
              onClick={() => shift(-1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              class="clear"
              aria-label={`Move the die of ${row.name} right`}
              onClick={() => shift(1)}
            >
              <Icon name="next" />
            </button>
          </>
        )}
        {chi?.face.icon === 'chi' &&
          otherSides(chi.die).map((side) => (
            <button
              key={formatFace(side)}
              type="button"
              class="sh-chip"
              onClick={() =>
                change({
                  ...row,
                  dice: row.dice.map((one, at) => (at === only ? { ...one, face: side } : one)),
                })
              }
            >
              turn to {nameFace(side)}
            </button>
          ))}
        <span class="quiet">
          {shared.length > 0
            ? `also uses ${shared.map(({ face, from }) => `${nameFace(face)} of ${from}`).join(', ')}`
            : 'uses only these'}
        </span>
      </div>
    </div>
  );
}
