import { toNumber } from '../../tabletop/fraction.ts';
import type { Moment } from './turn-graph.ts';

/** The pick at a moment of choice: a step, or STOP. */
export const STOP = -1;

const CLOSE = 1e-12;
const MOST_SWEEPS = 2000;

/** Picks that are best as far as floating point can tell; `solve` makes sure. */
export function likelyPicks(moments: readonly Moment[]): Int32Array {
  const values = new Float64Array(moments.length);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let change = 0;
    for (let at = moments.length - 1; at >= 0; at--) {
      const moment = moments[at];
      if (!moment) continue;
      const value = worthNow(moment, values);
      change = Math.max(change, Math.abs(value - (values[at] ?? 0)));
      values[at] = value;
    }
    if (change < CLOSE / 100) break;
  }
  return Int32Array.from(moments, (moment) => bestPick(moment, values));
}

function worthNow({ isChoice, steps, stop }: Moment, values: Float64Array): number {
  if (isChoice) {
    return steps.reduce(
      (best, { to, gain }) => Math.max(best, gain + (values[to] ?? 0)),
      toNumber(stop),
    );
  }
  let sum = 0;
  let weights = 0;
  for (const { to, weight, gain } of steps) {
    sum += weight * (gain + (values[to] ?? 0));
    weights += weight;
  }
  return sum / weights;
}

/** Stopping wins a tie, then the step that was found first. */
function bestPick({ isChoice, steps, stop }: Moment, values: Float64Array): number {
  if (!isChoice) return STOP;
  let pick = STOP;
  let best = toNumber(stop);
  steps.forEach(({ to, gain }, at) => {
    const value = gain + (values[to] ?? 0);
    if (value <= best + CLOSE) return;
    best = value;
    pick = at;
  });
  return pick;
}
