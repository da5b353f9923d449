import type { EnergyType } from '../cards/energy.ts';
import type { FaceClass, SeenUnit } from './face-class.ts';
import { type Goal, type Purchase, unitsOf } from './goal.ts';

/** Energy that any purchase may take unit by unit. */
export interface LooseUnits {
  total: number;
  wild: number;
  /** In the order of the types the goal needs. */
  ofType: readonly number[];
}

/** What stiff dice already give to one purchase. */
interface Given {
  purchase: Purchase;
  units: number;
  types: readonly EnergyType[];
}

/** Whether the energy pays every purchase, each on units of its own. (R4.4, R4.10) */
export function canShare(
  goal: Goal,
  types: readonly EnergyType[],
  loose: LooseUnits,
  stiff: readonly FaceClass[],
): boolean {
  const given = goal.map((purchase) => ({ purchase, units: 0, types: [] }));
  const isEnough = (shares: readonly Given[]) => looseSuffices(shares, types, loose);
  if (stiff.length === 0) return isEnough(given);
  const reversed = [...given].reverse();
  return [given, reversed].some((order) => shareOut(order, stiff, types, isEnough));
}

/** Tries every way to give the stiff dice to purchases made in this order. */
function shareOut(
  order: readonly Given[],
  [die, ...others]: readonly FaceClass[],
  types: readonly EnergyType[],
  isEnough: (shares: readonly Given[]) => boolean,
): boolean {
  if (die === undefined) return isEnough(order);
  return waysToGive(order, die, types).some((next) => shareOut(next, others, types, isEnough));
}

function waysToGive(
  [earlier, later]: readonly Given[],
  { units: [first = 'mere', second = 'mere'], keepsFirst, keepsSecond }: FaceClass,
  types: readonly EnergyType[],
): Given[][] {
  if (earlier === undefined || later === undefined) return [];
  const both = (given: Given) =>
    give(given, first, types).flatMap((one) => give(one, second, types));
  const split = (spent: SeenUnit, kept: SeenUnit) =>
    give(earlier, spent, types).flatMap((one) =>
      give(later, kept, types).map((other) => [one, other]),
    );
  return [
    ...both(earlier).map((one) => [one, later]),
    ...both(later).map((other) => [earlier, other]),
    ...(keepsSecond ? split(first, second) : []),
    ...(keepsFirst ? split(second, first) : []),
  ];
}

/** A wild unit is tried as each type. (R3.2) */
function give(given: Given, unit: SeenUnit, types: readonly EnergyType[]): Given[] {
  const units = given.units + 1;
  if (unit === 'mere') return [{ ...given, units }];
  const as = unit === 'wild' ? types : [unit];
  return as.map((type) => ({ ...given, units, types: [...given.types, type] }));
}

function looseSuffices(
  shares: readonly Given[],
  types: readonly EnergyType[],
  { total, wild, ofType }: LooseUnits,
): boolean {
  let units = 0;
  let wildNeeded = 0;
  const open = shares.map(({ purchase, types: given }) =>
    types.map((type) => Math.max(0, countOf(purchase.types, type) - countOf(given, type))),
  );
  shares.forEach(({ purchase, units: given }, index) => {
    const typed = (open[index] ?? []).reduce((sum, needed) => sum + needed, 0);
    units += Math.max(unitsOf(purchase) - given, typed);
  });
  types.forEach((_, at) => {
    const needed = open.reduce((sum, ofShare) => sum + (ofShare[at] ?? 0), 0);
    wildNeeded += Math.max(0, needed - (ofType[at] ?? 0));
  });
  return units <= total && wildNeeded <= wild;
}

function countOf(types: readonly EnergyType[], wanted: EnergyType): number {
  return types.filter((type) => type === wanted).length;
}
