import { bestReroll } from '../../tabletop/best-reroll.ts';
import { type Fraction, ONE, ZERO } from '../../tabletop/fraction.ts';
import {
  added,
  atLeast,
  NOTHING,
  type Side,
  type Spread,
  spreadOf,
} from '../../tabletop/spread.ts';
import { type ActionDie, iconsOn, type Wish } from './action-die.ts';

/** Each side of a die with the icons of a kind it can give; a chi becomes the best other side. (S5.6) */
function sidesFor(die: ActionDie, wish: Wish): Side[] {
  const best = Math.max(0, ...die.map((face) => iconsOn(face, wish)));
  return die.map((face) => ({
    amount: face.icon === 'chi' ? best : iconsOn(face, wish),
    sides: 1,
  }));
}

/** The chance of at least so many icons of a kind in one roll of a hero's dice. (S3.2) */
export function iconOdds(dice: readonly ActionDie[], wish: Wish, need: number): Fraction {
  const all = dice.map((die) => spreadOf(sidesFor(die, wish)));
  return atLeast(
    all.reduce<Spread>((sum, one) => added(sum, one), NOTHING),
    need,
  );
}

/** The same with 1 Focus for a re-roll used best; null where the dice differ. (S3.2, S11.1) */
export function iconOddsWithFocus(
  dice: readonly ActionDie[],
  wish: Wish,
  need: number,
): Fraction | null {
  const [first, ...others] = dice.map((die) =>
    sidesFor(die, wish)
      .map(({ amount }) => amount)
      .sort(),
  );
  if (!first || others.some((other) => `${other}` !== `${first}`)) return null;
  const sides = first.map((amount) => ({ amount, sides: 1 }));
  const { spread } = bestReroll(sides, dice.length, (icons) => (icons >= need ? ONE : ZERO));
  return atLeast(spread, need);
}
