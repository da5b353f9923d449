import { type Fraction, fraction, plus, times, ZERO } from '../../tabletop/fraction.ts';
import { DICE_PER_TURN, STARTING_BAG } from '../cards/card-class.ts';
import { quiddityCurve } from './chances.ts';
import type { OddsDie } from './odds-die.ts';
import type { Reroll } from './reroll.ts';

/** What turn one may draw, and what that leaves for turn two. (Q2.4) */
export interface OpeningHand {
  /** Quiddity dice of turn one; the other dice are Assistants. */
  quiddityDice: number;
  chance: Fraction;
  /** Chances of at least 1, 2, 3 … Quiddity with these dice. */
  turnOne: Fraction[];
  /** The same with the dice left in the bag, which turn two draws whatever was captured. */
  turnTwo: Fraction[];
}

/** The first two turns of a game: twelve dice, six for each turn. */
export function opening(
  { quiddity, assistant }: { quiddity: OddsDie; assistant: OddsDie },
  reroll: Reroll,
  most: number,
): OpeningHand[] {
  const all = choose(STARTING_BAG.quiddity + STARTING_BAG.assistant, DICE_PER_TURN);
  const curve = (quiddityDice: number) =>
    quiddityCurve(
      {
        kinds: [quiddity, assistant],
        bag: [quiddityDice, DICE_PER_TURN - quiddityDice],
        used: [0, 0],
        draw: DICE_PER_TURN,
        reroll,
      },
      most,
    );
  const least = DICE_PER_TURN - STARTING_BAG.assistant;
  return Array.from({ length: DICE_PER_TURN - least + 1 }, (_, at) => {
    const quiddityDice = least + at;
    const ways =
      choose(STARTING_BAG.quiddity, quiddityDice) *
      choose(STARTING_BAG.assistant, DICE_PER_TURN - quiddityDice);
    return {
      quiddityDice,
      chance: fraction(ways, all),
      turnOne: curve(quiddityDice),
      turnTwo: curve(STARTING_BAG.quiddity - quiddityDice),
    };
  });
}

/** The chance of at least so much on turn one and so much on turn two. */
export function bothTurns(hands: readonly OpeningHand[], one: number, two: number): Fraction {
  const at = (curve: Fraction[], need: number) =>
    need === 0 ? { num: 1n, den: 1n } : (curve[need - 1] ?? ZERO);
  return hands.reduce(
    (sum, { chance, turnOne, turnTwo }) =>
      plus(sum, times(chance, times(at(turnOne, one), at(turnTwo, two)))),
    ZERO,
  );
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < count; taken++) {
    ways = (ways * BigInt(from - taken)) / BigInt(taken + 1);
  }
  return ways;
}
