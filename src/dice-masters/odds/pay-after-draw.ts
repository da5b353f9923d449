import { type Fraction, plus, times, ZERO } from '../../tabletop/fraction.ts';
import { chanceToPay } from './chance-to-pay.ts';
import { ifKnown, type Known, type OddsDie } from './dice.ts';
import type { Draw, Lot } from './draw.ts';
import type { Goal } from './goal.ts';
import type { Reroll } from './reroll.ts';

interface DrawnRoll {
  /** What the places of the lots stand for. */
  kinds: readonly OddsDie[];
  /** From `draws` or `swarmOdds`. */
  draws: readonly Draw[];
  /** Dice that wait in the Prep Area and are rolled too. (R7.2.1) */
  prep: Lot;
  goal: Goal;
  reroll: Reroll;
}

/** The chance to pay the goal with dice still to be drawn; a missing die of the basic four gives 1 generic energy. (R7.1.6) */
export function chanceToPayAfterDraw({
  kinds,
  draws,
  prep,
  goal,
  reroll,
}: DrawnRoll): Known<Fraction> {
  const rolls = draws.map(({ drawn, missing, chance }) => ({
    chance,
    generic: missing,
    dice: kinds.flatMap((die, kind) =>
      Array<OddsDie>((drawn[kind] ?? 0) + (prep[kind] ?? 0)).fill(die),
    ),
  }));
  const rolled = new Set(rolls.flatMap(({ dice }) => dice));
  return ifKnown([...rolled], () =>
    rolls.reduce((sum, { chance, generic, dice }) => {
      const paid = chanceToPay({ dice, generic, goal }, reroll);
      return paid.known ? plus(sum, times(chance, paid.value)) : sum;
    }, ZERO),
  );
}
