import { type Fraction, fraction } from '../../tabletop/fraction.ts';
import type { Face } from '../cards/face.ts';
import { bestPlan, keepsAt } from './best-plan.ts';
import { ifKnown, type Known, type OddsDie, rollsOf } from './dice.ts';
import type { Goal } from './goal.ts';
import { reduceRoll } from './roll.ts';

/** A die and the face it shows. */
export interface ShownDie {
  die: OddsDie;
  face: Face;
}

export interface Advice {
  /** Places of the dice to reroll, as few as do it. */
  reroll: number[];
  /** The chance to pay the goal then. */
  chance: Fraction;
}

/** Which dice of a roll to reroll for a goal. (R7.2.2) */
export function bestReroll(shown: readonly ShownDie[], goal: Goal): Known<Advice> {
  const dice = shown.map(({ die }) => die);
  return ifKnown(dice, () => {
    const roll = reduceRoll({ dice, generic: 0, goal }, () => 0);
    const plan = bestPlan(roll, 'fewest');
    const rolled = shown.map(({ die, face }) => roll.classOf(die, face));
    const position = roll.designs.reduce((sum, { classes }, design) => {
      const own = rolled.filter((_, at) => roll.designOf[at] === design);
      const counts = classes.map((place) => own.filter((other) => other === place).length);
      const at = plan.keeps[design]?.findIndex(
        ({ kept, rerolled }) => rerolled === 0 && kept.join() === counts.join(),
      );
      return sum + (at ?? 0) * (plan.strides[design] ?? 0);
    }, 0);
    const left = keepsAt(plan, plan.choice[position] ?? position).map(({ kept }) => [...kept]);
    const reroll = rolled.flatMap((place, at) => {
      const design = roll.designOf[at] ?? 0;
      const index = roll.designs[design]?.classes.indexOf(place) ?? 0;
      const counts = left[design] ?? [];
      if ((counts[index] ?? 0) === 0) return [at];
      counts[index] = (counts[index] ?? 0) - 1;
      return [];
    });
    const ways = BigInt(plan.ways[position] ?? 0);
    return { reroll, chance: fraction(ways, BigInt(rollsOf(dice.length))) };
  });
}
