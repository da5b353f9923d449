import { either, type Fraction, times, ZERO } from '../../tabletop/fraction.ts';
import { SIDEKICK_FACES } from '../cards/die.ts';
import { chanceToPay } from './chance-to-pay.ts';
import type { OddsDie } from './dice.ts';
import type { Goal } from './goal.ts';
import type { Reroll } from './reroll.ts';

/** Who takes the first turn of the game. */
export type Seat = 'first' | 'second';

/** How an opening is played. */
export interface Opening {
  seat: Seat;
  /** The first player's first turn: four dice, or three and one Out of Play. (R7.1.5, E02) */
  firstTurnDraw: 'four' | 'three-and-out';
  reroll: Reroll;
}

/** Chances over the first two turns of a player. */
export interface OpeningOdds {
  turn1: Fraction;
  turn2: Fraction;
  /** On at least one of the two. */
  either: Fraction;
  both: Fraction;
}

export const SIDEKICK: OddsDie = { name: 'Sidekick', faces: SIDEKICK_FACES };

const FULL_DRAW = 4;

/** Sidekick dice rolled on turns 1 and 2. (R7.1.2, R7.1.5) */
function openingDice({ seat, firstTurnDraw }: Opening): readonly [number, number] {
  const isShort = seat === 'first' && firstTurnDraw === 'three-and-out';
  return [isShort ? FULL_DRAW - 1 : FULL_DRAW, FULL_DRAW];
}

/**
 * The chance of one goal on turn 1 and another, or the same, on turn 2.
 * The two turns draw the two halves of the eight Sidekicks and unspent energy is cleared between them, so they are
 * independent. (R1.3, R7.1.1)
 */
export function openingOdds(turn1: Goal, turn2: Goal, opening: Opening): OpeningOdds {
  const [dice1, dice2] = openingDice(opening);
  const first = withSidekicks(dice1, turn1, opening.reroll);
  const second = withSidekicks(dice2, turn2, opening.reroll);
  return {
    turn1: first,
    turn2: second,
    either: either(first, second),
    both: times(first, second),
  };
}

function withSidekicks(count: number, goal: Goal, reroll: Reroll): Fraction {
  const dice = Array<OddsDie>(count).fill(SIDEKICK);
  const paid = chanceToPay({ dice, generic: 0, goal }, reroll);
  return paid.known ? paid.value : ZERO;
}
