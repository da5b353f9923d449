import { type Fraction, fraction } from '../../tabletop/fraction.ts';
import { bestPlan, eachRoll } from './best-plan.ts';
import { ifKnown, type Known, type OddsDie, rollsOf } from './dice.ts';
import { type FixedReroll, finalWays, type Reroll } from './reroll.ts';
import { type Roll, type RollQuestion, reduceRoll } from './roll.ts';

const noCount = () => 0;

/** The chance that these dice pay the goal after the one reroll. (R4.10, R7.2.2) */
export function chanceToPay(question: RollQuestion, reroll: Reroll): Known<Fraction> {
  return ifKnown(question.dice, () => {
    const roll = reduceRoll(question, noCount);
    return reroll === 'best' ? withBest(roll) : withFixed(roll, question.dice, reroll);
  });
}

function withBest(roll: Roll): Fraction {
  const plan = bestPlan(roll, 'any');
  let paid = 0n;
  eachRoll(plan, (ways, position) => {
    paid += BigInt(ways) * BigInt(plan.ways[position] ?? 0);
  });
  return fraction(paid, BigInt(rollsOf(roll.dice)) ** 2n);
}

/** Each die decides for itself, so the dice stay independent. */
function withFixed(roll: Roll, dice: readonly OddsDie[], reroll: FixedReroll): Fraction {
  const { tally } = roll;
  let states = new Map([[tally.start, 1n]]);
  for (const die of dice) {
    const ways = finalWays(die, reroll);
    const next = new Map<number, bigint>();
    die.faces.forEach((face, at) => {
      const faceClass = roll.classOf(die, face);
      for (const [state, before] of states) {
        const after = tally.add(state, faceClass);
        next.set(after, (next.get(after) ?? 0n) + before * BigInt(ways[at] ?? 0));
      }
    });
    states = next;
  }
  const paid = [...states].reduce(
    (sum, [state, ways]) => sum + (tally.isPaid(state) ? ways : 0n),
    0n,
  );
  return fraction(paid, BigInt(rollsOf(roll.dice)) ** 2n);
}
