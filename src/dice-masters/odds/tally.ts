import { ENERGY_TYPES } from '../cards/energy.ts';
import { TOO_MANY } from './dice.ts';
import type { FaceClass } from './face-class.ts';
import { type Goal, unitsOf } from './goal.ts';
import { canShare, type LooseUnits } from './share.ts';

/**
 * Counts rolled energy as far as a goal cares, in one number: what is beyond the need is not counted on.
 * The order in which faces are added makes no difference, and energy never takes a paid goal away.
 */
export interface Tally {
  start: number;
  add(state: number, faceClass: number): number;
  isPaid(state: number): boolean;
}

/** One digit of a tally's number. */
interface Digit {
  place: number;
  most: number;
}

/** A tally for faces of these classes, beginning with some generic energy. (R7.1.6) */
export function tallyFor(
  goal: Goal,
  classes: readonly FaceClass[],
  dice: number,
  generic: number,
): Tally {
  const types = goal.flatMap((purchase) => purchase.types);
  const distinct = ENERGY_TYPES.filter((type) => types.includes(type));
  const needs = distinct.map((type) => types.filter((other) => other === type).length);
  const cost = goal.reduce((sum, purchase) => sum + unitsOf(purchase), 0);
  const stiffClasses = classes.filter(({ stiff }) => stiff);
  const digits = digitsFor([cost, types.length, ...needs, ...stiffClasses.map(() => dice)]);
  const [total, wild] = digits as [Digit, Digit];
  const ofType = digits.slice(2, 2 + distinct.length);
  const ofStiff = digits.slice(2 + distinct.length);
  const steps = classes.map((faceClass): Digit[] => {
    if (faceClass.stiff) return [ofStiff[stiffClasses.indexOf(faceClass)] ?? total];
    return faceClass.units.flatMap((unit) => {
      if (unit === 'mere') return [total];
      return [total, unit === 'wild' ? wild : (ofType[distinct.indexOf(unit)] ?? total)];
    });
  });
  const paid = new Map<number, boolean>();

  function judge(state: number): boolean {
    const loose: LooseUnits = {
      total: read(state, total),
      wild: read(state, wild),
      ofType: ofType.map((digit) => read(state, digit)),
    };
    const stiff = ofStiff.flatMap((digit, index) =>
      stiffClasses.slice(index, index + 1).flatMap((one) => Array(read(state, digit)).fill(one)),
    );
    return canShare(goal, distinct, loose, stiff);
  }

  return {
    start: Math.min(generic, cost) * total.place,
    add: (state, faceClass) => (steps[faceClass] ?? []).reduce(count, state),
    isPaid(state) {
      const before = paid.get(state);
      if (before !== undefined) return before;
      const now = judge(state);
      paid.set(state, now);
      return now;
    },
  };
}

function digitsFor(most: number[]): Digit[] {
  let place = 1;
  const digits = most.map((highest) => {
    const digit = { place, most: highest };
    place *= highest + 1;
    return digit;
  });
  if (!Number.isSafeInteger(place)) throw new RangeError(TOO_MANY);
  return digits;
}

function read(state: number, { place, most }: Digit): number {
  return Math.floor(state / place) % (most + 1);
}

function count(state: number, digit: Digit): number {
  return read(state, digit) < digit.most ? state + digit.place : state;
}
