import type { EnergyType, EnergyUnit } from '../cards/energy.ts';
import type { Face } from '../cards/face.ts';
import { isEnergy, type OddsDie } from './dice.ts';
import type { Goal } from './goal.ts';

/** A unit as a goal sees it: a type it needs, wild, or mere energy. */
export type SeenUnit = EnergyType | 'wild' | 'mere';

/** Faces that serve a goal alike. */
export interface FaceClass {
  units: readonly SeenUnit[];
  /** A double face that cannot always be shared between two purchases. (R4.7) */
  stiff: boolean;
  /** Whether the first unit can be spent and the second kept for later, and the other way round. (R4.5) */
  keepsSecond: boolean;
  keepsFirst: boolean;
}

/** Sorts a face by what it is worth to the goal. */
export function classOf(face: Face, die: OddsDie, goal: Goal): FaceClass {
  if (!isEnergy(face)) return loose([]);
  const units = face.units.map((unit) => seenBy(goal, unit));
  const [first, second] = face.units;
  if (goal.length === 1 || first === undefined || second === undefined) return loose(units);
  const keepsFirst = canKeep(die, first);
  const keepsSecond = canKeep(die, second);
  if (keepsFirst && keepsSecond) return loose(units);
  return { units, stiff: true, keepsFirst, keepsSecond };
}

export function classKey({ units, stiff, keepsFirst, keepsSecond }: FaceClass): string {
  if (!stiff) return [...units].sort().join('+');
  return `${units.join('+')}:${keepsFirst}:${keepsSecond}`;
}

function loose(units: SeenUnit[]): FaceClass {
  return { units, stiff: false, keepsFirst: true, keepsSecond: true };
}

/** With one type in demand, wild is that type; with none, all energy is alike. (R3.2, R3.3) */
function seenBy(goal: Goal, unit: EnergyUnit): SeenUnit {
  const [only, another] = new Set(goal.flatMap(({ types }) => types));
  if (only === undefined || unit === 'generic') return 'mere';
  if (unit === 'wild') return another === undefined ? only : 'wild';
  return goal.some(({ types }) => types.includes(unit)) ? unit : 'mere';
}

/** A half-spent die turns to a face with the rest; half of a double generic face is never lost between two purchases. (R4.5, R4.6) */
function canKeep(die: OddsDie, rest: EnergyUnit): boolean {
  return (
    rest === 'generic' ||
    die.faces.some((face) => isEnergy(face) && face.units.length === 1 && face.units[0] === rest)
  );
}
