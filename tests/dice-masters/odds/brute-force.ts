import type { EnergyUnit } from '../../../src/dice-masters/cards/energy.ts';
import { type Face, faceKey } from '../../../src/dice-masters/cards/face.ts';
import type { ShownDie } from '../../../src/dice-masters/odds/best-reroll.ts';
import type { OddsDie } from '../../../src/dice-masters/odds/dice.ts';
import type { Goal, Purchase } from '../../../src/dice-masters/odds/goal.ts';

/** A die in the Reserve Pool with the units it still has. */
interface Source {
  die: OddsDie;
  units: EnergyUnit[];
}

/** Whether the shown faces pay every purchase, tried one after the other in either order, die by die. (R4.4 to R4.10) */
export function pays(shown: readonly ShownDie[], generic: number, goal: Goal): boolean {
  const dice = shown.map(({ die, face }) => ({ die, units: unitsOf(face) }));
  const virtual = Array.from({ length: generic }, (): Source => {
    return { die: { name: 'virtual', faces: [] }, units: ['generic'] };
  });
  const orders = [[...goal], [...goal].reverse()];
  return orders.some((order) => paysInOrder([...dice, ...virtual], order));
}

function unitsOf(face: Face): EnergyUnit[] {
  return face.kind === 'energy' ? face.units : [];
}

function paysInOrder(sources: Source[], [purchase, ...others]: Purchase[]): boolean {
  if (!purchase) return true;
  return payments(sources, purchase.cost).some(
    ({ spent, left }) => covers(spent, [...purchase.types]) && paysInOrder(left, others),
  );
}

/** Every way to spend exactly so many units, and what is left of the dice. */
function payments(
  [source, ...others]: Source[],
  cost: number,
): { spent: EnergyUnit[]; left: Source[] }[] {
  if (!source) return cost === 0 ? [{ spent: [], left: [] }] : [];
  const { die, units } = source;
  const subsets = Array.from({ length: 2 ** units.length }, (_, bits) =>
    units.map((_unit, at) => ((bits >> at) & 1) === 1),
  );
  return subsets.flatMap((taken) => {
    const spent = units.filter((_, at) => taken[at]);
    const rest = units.filter((_, at) => !taken[at]);
    if (spent.length > cost) return [];
    const stays = spent.length === 0 || canShow(die, rest) ? rest : [];
    return payments(others, cost - spent.length).map((more) => ({
      spent: [...spent, ...more.spent],
      left: [{ die, units: stays }, ...more.left],
    }));
  });
}

function canShow(die: OddsDie, rest: EnergyUnit[]): boolean {
  return rest[0] === 'generic' || die.faces.some((face) => unitsOf(face).join() === rest.join());
}

function covers(spent: EnergyUnit[], [type, ...others]: EnergyUnit[]): boolean {
  if (!type) return true;
  return spent.some(
    (unit, at) => (unit === type || unit === 'wild') && covers(spent.toSpliced(at, 1), others),
  );
}

/** Every ordered roll of the dice. */
export function allRolls([die, ...others]: readonly OddsDie[]): ShownDie[][] {
  if (!die) return [[]];
  const rest = allRolls(others);
  return die.faces.flatMap((face) => rest.map((rolled) => [{ die, face }, ...rolled]));
}

/** The share of rolls that pay when the best set of dice is rerolled: all rolls, all sets, all rerolls. */
export function bruteChance(dice: readonly OddsDie[], generic: number, goal: Goal): number {
  const isPaid = remembered(generic, goal);
  const sets = keptSets(dice.length);
  return mean(
    allRolls(dice).map((rolled) => Math.max(...sets.map((kept) => share(rolled, kept, isPaid)))),
  );
}

/** Mean energy after the best reroll of equal dice: of equal sets the smallest, then the one that keeps most energy. */
export function bruteEnergy(dice: readonly OddsDie[], goal: Goal): number {
  const isPaid = remembered(0, goal);
  const energyOf = (shown: readonly ShownDie[]) =>
    shown.reduce((sum, { face }) => sum + unitsOf(face).length, 0);
  return mean(
    allRolls(dice).map((rolled) => {
      const plans = keptSets(dice.length).map((kept) => {
        const stay = rolled.filter((_, at) => kept[at]);
        const again = allRolls(dice.filter((_, at) => !kept[at]));
        const chance = share(rolled, kept, isPaid);
        return { chance, dice: stay.length, energy: energyOf(stay), again };
      });
      plans.sort((a, b) => {
        const gain = b.chance - a.chance;
        if (Math.abs(gain) > 1e-9) return gain;
        return b.dice - a.dice || b.energy - a.energy;
      });
      return mean((plans[0]?.again ?? []).map((news) => (plans[0]?.energy ?? 0) + energyOf(news)));
    }),
  );
}

/** Every choice of dice to keep. */
function keptSets(dice: number): boolean[][] {
  return Array.from({ length: 2 ** dice }, (_, bits) =>
    Array.from({ length: dice }, (_die, at) => ((bits >> at) & 1) === 0),
  );
}

/** The same when every die is kept or rerolled by the face it shows. */
export function bruteFixed(
  dice: readonly OddsDie[],
  goal: Goal,
  isKept: (face: Face) => boolean,
): number {
  const isPaid = remembered(0, goal);
  return mean(
    allRolls(dice).map((rolled) => {
      const kept = rolled.map(({ face }) => isKept(face));
      return share(rolled, kept, isPaid);
    }),
  );
}

/** The share of rerolls of the dice not kept that pay. */
function share(
  rolled: readonly ShownDie[],
  kept: readonly boolean[],
  isPaid: (shown: ShownDie[]) => boolean,
): number {
  const again = allRolls(rolled.filter((_, at) => !kept[at]).map(({ die }) => die));
  const paid = again.filter((news) => {
    let next = 0;
    return isPaid(rolled.map((one, at) => (kept[at] ? one : (news[next++] ?? one))));
  });
  return paid.length / again.length;
}

function remembered(generic: number, goal: Goal): (shown: ShownDie[]) => boolean {
  const known = new Map<string, boolean>();
  return (shown) => {
    const key = shown.map(({ face }) => faceKey(face)).join();
    const paid = known.get(key) ?? pays(shown, generic, goal);
    known.set(key, paid);
    return paid;
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
