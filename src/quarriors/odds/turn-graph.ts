import { type Fraction, ONE, ZERO } from '../../tabletop/fraction.ts';
import type { Turn } from './turn.ts';

export interface Step {
  to: number;
  weight: number;
  /** Quiddity banked on the way; counted only where the mean is asked. */
  gain: number;
}

/** A moment of the turn: chance moves on, or the player stops or picks a step. */
export interface Moment {
  isChoice: boolean;
  steps: readonly Step[];
  /** What stopping here is worth. */
  stop: Fraction;
}

export interface TurnGraph {
  moments: Moment[];
  /** Where each aim begins, and the Quiddity it begins with. */
  starts: Step[];
}

/** Beyond this many moments a bag is too mixed to be counted while somebody waits. */
const MOST_MOMENTS = 200_000;

/** At least so much Quiddity, or the mean of it. */
export type Aim = { atLeast: number } | 'mean';

const WON: Moment = { isChoice: true, steps: [], stop: ONE };

interface Place {
  state: readonly number[];
  /** Quiddity still needed; null where the mean is asked. */
  need: number | null;
}

/** Every moment that can follow, each once. */
export function turnGraph(turn: Turn, aims: readonly Aim[]): TurnGraph {
  const found = new Map<string, number>();
  const places: Place[] = [];
  const find = (raw: readonly number[], banked: number, need: number | null): Step => {
    const { state, gain } = turn.settle([...raw]);
    const left = need === null ? null : Math.max(0, need - banked - gain);
    const key = left === 0 ? 'won' : String.fromCharCode(left ?? 0, ...state);
    const to = found.get(key) ?? places.length;
    if (to === places.length) places.push({ state, need: left });
    found.set(key, to);
    return { to, weight: 1, gain: need === null ? banked + gain : 0 };
  };
  const starts = aims.map((aim) => find(turn.start, 0, aim === 'mean' ? null : aim.atLeast));
  const moments: Moment[] = [];
  for (const { state, need } of places) {
    if (moments.length > MOST_MOMENTS) {
      throw new RangeError('Too many kinds of dice to count exactly. Ask with fewer kinds.');
    }
    moments.push(need === 0 ? WON : momentAt(turn, state, need, find));
  }
  return { moments, starts };
}

function momentAt(
  turn: Turn,
  state: readonly number[],
  need: number | null,
  find: (state: readonly number[], banked: number, need: number | null) => Step,
): Moment {
  const ways = turn.chance(state);
  const steps = (ways ?? turn.options(state)).map((way) => ({
    ...find(way.state, way.gain, need),
    weight: way.weight,
  }));
  const mustGoOn = ways !== null || (!turn.isFree && steps.length > 0);
  return { isChoice: !mustGoOn, steps, stop: mustGoOn ? ZERO : turn.worth(state, need) };
}
