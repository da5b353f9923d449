import { rollsOf } from './dice.ts';
import type { Roll } from './roll.ts';

/** How often rolling some dice once pays the goal. */
interface WaysToPay {
  /** Out of 6 to the number of dice `left`. */
  ways(state: number, left: number): number;
  /** `left` counts the dice of each design, one digit each. */
  strides: readonly number[];
}

export function waysToPay({ designs, tally }: Roll): WaysToPay {
  let size = 1;
  const strides = designs.map(({ dice }) => {
    const stride = size;
    size *= dice + 1;
    return stride;
  });
  const diceIn = Array.from({ length: size }, (_, left) => designsLeft(left));
  const known = new Map<number, Float64Array>();

  function designsLeft(left: number) {
    const counts = designs.map(
      ({ dice }, design) => Math.floor(left / (strides[design] ?? 1)) % (dice + 1),
    );
    return {
      all: rollsOf(counts.reduce((sum, count) => sum + count, 0)),
      first: counts.findIndex((count) => count > 0),
    };
  }

  function ways(state: number, left: number): number {
    const row = known.get(state) ?? new Float64Array(size).fill(-1);
    known.set(state, row);
    const before = row[left] ?? -1;
    if (before >= 0) return before;
    const found = count(state, left);
    row[left] = found;
    return found;
  }

  function count(state: number, left: number): number {
    const { all = 1, first = -1 } = diceIn[left] ?? {};
    // More energy never takes a paid goal away.
    if (tally.isPaid(state)) return all;
    const design = designs[first];
    if (!design) return 0;
    const { classes, faces } = design;
    const rest = left - (strides[first] ?? 0);
    return classes.reduce(
      (sum, faceClass, at) => sum + (faces[at] ?? 0) * ways(tally.add(state, faceClass), rest),
      0,
    );
  }

  return { ways, strides };
}
