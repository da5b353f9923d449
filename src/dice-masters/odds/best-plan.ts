import { rollsOf, TOO_MANY } from './dice.ts';
import { type Keep, keepsOf } from './keeps.ts';
import type { Design, Roll } from './roll.ts';
import { waysToPay } from './ways-to-pay.ts';

/** What the best reroll does with every possible roll. */
export interface BestPlan {
  /** For each design: the classes a die may be kept for, and every keep. */
  classes: readonly (readonly number[])[];
  keeps: readonly (readonly Keep[])[];
  /** How far apart neighbouring keeps of each design lie in the numbering of positions. */
  strides: readonly number[];
  /** Out of 6ⁿ, for each position: dice kept by class, the others to roll. */
  ways: Float64Array;
  /** The position to go to from there. */
  choice: Int32Array;
}

/** A few seconds and 100 MB. */
const MOST_POSITIONS = 6_000_000;

/**
 * How to settle equal chances: `fewest` rerolls as few dice as it can, then keeps the larger count;
 * `any` is for the chance alone and puts dice that show nothing of use back unseen, which is quicker.
 */
type Ties = 'fewest' | 'any';

/**
 * Dynamic programme over multisets of kept faces. To reroll a set of dice is to put them back one by one, so a
 * position is worth the most of rolling now and of every position with one more die put back.
 */
export function bestPlan(roll: Roll, ties: Ties): BestPlan {
  const shapes = roll.designs.map((design) => shapeOf(design, ties === 'any' ? roll.idle : -1));
  const keeps = shapes.map(({ dice, faces, idle }) => keepsOf(dice, faces, idle));
  const classes = shapes.map((shape) => shape.classes);
  const strides = stridesOf(keeps.map(({ length }) => length));
  const positions = keeps.reduce((product, { length }) => product * length, 1);
  if (positions > MOST_POSITIONS) throw new RangeError(TOO_MANY);
  const ways = new Float64Array(positions);
  const choice = new Int32Array(positions);
  const rerolls = new Uint8Array(positions);
  const amounts = new Int32Array(positions);
  const toPay = waysToPay(roll);
  const at: Keep[] = [];
  const places = keeps.map(() => 0);

  function isBetter(one: number, other: number): boolean {
    const gain = (ways[one] ?? 0) - (ways[other] ?? 0);
    if (gain !== 0) return gain > 0;
    const fewer = (rerolls[other] ?? 0) - (rerolls[one] ?? 0);
    return fewer !== 0 ? fewer > 0 : (amounts[one] ?? 0) > (amounts[other] ?? 0);
  }

  /** Of a position and those with one more die put back, the best. */
  function bestFrom(position: number): number {
    let best = position;
    for (let design = 0; design < at.length; design++) {
      const stride = strides[design] ?? 0;
      const here = position - (places[design] ?? 0) * stride;
      for (const more of at[design]?.oneMore ?? []) {
        const next = here + more * stride;
        if (isBetter(next, best)) best = next;
      }
    }
    return best;
  }

  function settle(position: number, state: number, left: number, rerolled: number): void {
    ways[position] = toPay.ways(state, left) * rollsOf(roll.dice - rerolled);
    rerolls[position] = rerolled;
    amounts[position] = amountKept(roll, classes, at);
    choice[position] = position;
    const best = bestFrom(position);
    ways[position] = ways[best] ?? 0;
    rerolls[position] = rerolls[best] ?? 0;
    amounts[position] = amounts[best] ?? 0;
    choice[position] = choice[best] ?? best;
  }

  function walk(
    design: number,
    position: number,
    state: number,
    left: number,
    rerolled: number,
  ): void {
    const own = keeps[design];
    if (!own) {
      settle(position, state, left, rerolled);
      return;
    }
    for (const [place, keep] of own.entries()) {
      at[design] = keep;
      places[design] = place;
      walk(
        design + 1,
        position + place * (strides[design] ?? 0),
        addKept(roll, classes[design] ?? [], keep, state),
        left + keep.rerolled * (toPay.strides[design] ?? 0),
        rerolled + keep.rerolled,
      );
    }
  }

  walk(0, 0, roll.tally.start, 0, 0);
  return { classes, keeps, strides, ways, choice };
}

/** Calls back for every first roll with its ways out of 6ⁿ and its position. */
export function eachRoll(plan: BestPlan, see: (ways: number, position: number) => void): void {
  function walk(design: number, ways: number, position: number): void {
    const own = plan.keeps[design];
    if (!own) {
      see(ways, position);
      return;
    }
    for (const [place, keep] of own.entries()) {
      if (keep.ways === 0) continue;
      walk(design + 1, ways * keep.ways, position + place * (plan.strides[design] ?? 0));
    }
  }
  walk(0, 1, 0);
}

/** The keep of each design at a position. */
export function keepsAt({ keeps, strides }: BestPlan, position: number): Keep[] {
  return keeps.flatMap((ofDesign, design) => {
    const place = Math.floor(position / (strides[design] ?? 1)) % ofDesign.length;
    return ofDesign.slice(place, place + 1);
  });
}

/** What the kept dice add to the count. */
export function amountKept(
  { amounts }: Roll,
  classes: BestPlan['classes'],
  keeps: readonly Keep[],
): number {
  let sum = 0;
  for (let design = 0; design < keeps.length; design++) {
    const kept = keeps[design]?.kept ?? [];
    const places = classes[design] ?? [];
    for (let at = 0; at < kept.length; at++) {
      sum += (kept[at] ?? 0) * (amounts[places[at] ?? 0] ?? 0);
    }
  }
  return sum;
}

function addKept(
  { tally }: Roll,
  classes: readonly number[],
  { kept }: Keep,
  before: number,
): number {
  let state = before;
  for (let at = 0; at < kept.length; at++) {
    for (let left = kept[at] ?? 0; left > 0; left--) state = tally.add(state, classes[at] ?? 0);
  }
  return state;
}

/** A design without the class that is never kept, and the number of faces in it. */
function shapeOf({ dice, classes, faces }: Design, idleClass: number): Design & { idle: number } {
  const at = classes.indexOf(idleClass);
  if (at < 0) return { dice, classes, faces, idle: 0 };
  return {
    dice,
    classes: classes.filter((_, index) => index !== at),
    faces: faces.filter((_, index) => index !== at),
    idle: faces[at] ?? 0,
  };
}

function stridesOf(lengths: readonly number[]): number[] {
  let stride = 1;
  return lengths.map((length) => {
    const own = stride;
    stride *= length;
    return own;
  });
}
