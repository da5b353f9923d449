import { type Fraction, fraction } from '../../tabletop/fraction.ts';
import type { EnergyUnit } from '../cards/energy.ts';
import type { Face } from '../cards/face.ts';
import { amountKept, bestPlan, eachRoll, keepsAt } from './best-plan.ts';
import { ifKnown, isEnergy, type Known, type OddsDie, rollsOf } from './dice.ts';
import type { Goal } from './goal.ts';
import { type FixedReroll, finalWays } from './reroll.ts';
import { type Roll, reduceRoll } from './roll.ts';

interface EnergyQuestion {
  dice: readonly OddsDie[];
  /** The symbols that count; wild counts as no type. (R3.5, R3.6) */
  counted: readonly EnergyUnit[];
  reroll: FixedReroll | { bestFor: Goal };
}

/** The chance of 0, 1, 2 … symbols on the table after the one reroll. */
export function energyDistribution({ dice, counted, reroll }: EnergyQuestion): Known<Fraction[]> {
  const symbols = (face: Face) =>
    isEnergy(face) ? face.units.filter((unit) => counted.includes(unit)).length : 0;
  return ifKnown(dice, () => {
    const ways =
      typeof reroll === 'object' && 'bestFor' in reroll
        ? afterBest(reduceRoll({ dice, generic: 0, goal: reroll.bestFor }, symbols))
        : afterFixed(dice, symbols, reroll);
    const all = BigInt(rollsOf(dice.length)) ** 2n;
    return ways.map((count) => fraction(count, all));
  });
}

function afterFixed(
  dice: readonly OddsDie[],
  symbols: (face: Face) => number,
  reroll: FixedReroll,
): bigint[] {
  return dice.reduce<bigint[]>(
    (sum, die) => {
      const own: bigint[] = [];
      const ways = finalWays(die, reroll);
      die.faces.forEach((face, at) => {
        addTo(own, symbols(face), BigInt(ways[at] ?? 0));
      });
      return convolve(sum, own);
    },
    [1n],
  );
}

function afterBest(roll: Roll): bigint[] {
  const plan = bestPlan(roll, 'fewest');
  const rolled = countsByDice(roll);
  const sum: bigint[] = [];
  eachRoll(plan, (ways, position) => {
    const keeps = keepsAt(plan, plan.choice[position] ?? position);
    const kept = amountKept(roll, plan.classes, keeps);
    const rerolled = keeps.map((keep) => keep.rerolled);
    const still = roll.dice - rerolled.reduce((all, dice) => all + dice, 0);
    const scale = BigInt(ways) * BigInt(rollsOf(still));
    rolled(rerolled).forEach((count, amount) => {
      addTo(sum, kept + amount, scale * count);
    });
  });
  return sum;
}

/** Ways to roll each amount with so many dice of each design, counted once. */
function countsByDice({ designs, amounts }: Roll): (dice: readonly number[]) => bigint[] {
  const known = new Map<string, bigint[]>();
  const ofOne = designs.map(({ classes, faces }) => {
    const own: bigint[] = [];
    classes.forEach((place, at) => {
      addTo(own, amounts[place] ?? 0, BigInt(faces[at] ?? 0));
    });
    return own;
  });
  return (dice) => {
    const key = dice.join();
    const before = known.get(key);
    if (before) return before;
    const all = dice.flatMap((count, design) => Array<bigint[]>(count).fill(ofOne[design] ?? []));
    const counts = all.reduce<bigint[]>(convolve, [1n]);
    known.set(key, counts);
    return counts;
  };
}

function convolve(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const sum: bigint[] = [];
  a.forEach((waysA, amountA) => {
    b.forEach((waysB, amountB) => {
      addTo(sum, amountA + amountB, waysA * waysB);
    });
  });
  return sum;
}

/** Adds to a place of a list and fills the places before it. */
function addTo(list: bigint[], place: number, ways: bigint): void {
  while (list.length <= place) list.push(0n);
  list[place] = (list[place] ?? 0n) + ways;
}
