import { bestReroll } from '../../tabletop/best-reroll.ts';
import { type Fraction, ONE, plus, times, ZERO } from '../../tabletop/fraction.ts';
import { added, atLeast, mapped, NOTHING, rolls, type Spread } from '../../tabletop/spread.ts';
import { type BattleDie, DAMAGE, sidesOf } from '../dice/battle-die.ts';

const hitsOf = (die: BattleDie, dice: number): Spread =>
  rolls(sidesOf(die, DAMAGE), dice).at(-1) ?? NOTHING;

const reaches = (need: number) => (hits: number) => (hits >= need ? ONE : ZERO);

/** S11.3: hits reach the difficulty; each try costs an Action die. */
export function focusCheck(
  die: BattleDie,
  dice: number,
  difficulty: number,
): { plain: Fraction; withFocus: Fraction } {
  const again = bestReroll(sidesOf(die, DAMAGE), dice, reaches(difficulty)).spread;
  return {
    plain: atLeast(hitsOf(die, dice), difficulty),
    withFocus: atLeast(again, difficulty),
  };
}

/** The chance of at least one success in so many tries. */
export function inTries(chance: Fraction, tries: number): Fraction {
  let failed = ONE;
  for (let tried = 0; tried < tries; tried++) {
    failed = times(failed, { num: chance.den - chance.num, den: chance.den });
  }
  return { num: failed.den - failed.num, den: failed.den };
}

/** S10.2: wounds healed, never more than there are; with Focus the lowest dice are rolled again. */
export function healing(die: BattleDie, dice: number, wounds: number, focus: boolean): Fraction[] {
  const capped = (hits: number) => Math.min(hits, wounds);
  const spread = focus
    ? bestReroll(sidesOf(die, DAMAGE), dice, (hits) => ({ num: BigInt(capped(hits)), den: 1n }))
        .spread
    : hitsOf(die, dice);
  return mapped(spread, capped);
}

export interface Waking {
  /** The chance to stand up at the first, second, third … try, and at none of them. */
  at: Fraction[];
  never: Fraction;
}

/** S10.6: Life adds up over tries of the same number of dice; no re-roll. */
export function waking(
  die: BattleDie,
  dice: number,
  { need, has, tries }: { need: number; has: number; tries: number },
): Waking {
  const gain = hitsOf(die, dice);
  let lying: Spread = [...Array.from({ length: has }, () => ZERO), ONE];
  const at: Fraction[] = [];
  for (let tried = 0; tried < tries; tried++) {
    const life = added(lying, gain);
    at.push(atLeast(life, need));
    lying = life.slice(0, need);
  }
  return { at, never: lying.reduce(plus, ZERO) };
}
