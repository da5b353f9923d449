import { bestReroll } from '../../tabletop/best-reroll.ts';
import { expected, type Fraction, ZERO } from '../../tabletop/fraction.ts';
import { atLeast, mapped, mixed, NOTHING, rolls, type Spread } from '../../tabletop/spread.ts';
import { type BattleDie, sidesOf, type Worths } from '../dice/battle-die.ts';

/** Who may re-roll, each at most once. (S7.6) */
export const REROLLS = ['none', 'attacker', 'defender', 'both'] as const;
export type Reroll = (typeof REROLLS)[number];

/** What the re-rolls are for: wounds on average, or at least so many, such as a KO. */
export type Aim = 'mean' | number;

export interface StrikeQuestion {
  die: BattleDie;
  attack: number;
  defend: number;
  /** Damage that distance takes away. (S7.3) */
  loss: number;
  damage: Worths;
  blocks: Worths;
  reroll: Reroll;
  aim: Aim;
}

export interface StrikeOdds {
  /** Wounds after the defense roll. (S7.2) */
  wounds: Fraction[];
  mean: Fraction;
  /** Chances that the Focus is spent. */
  attackerSpends: Fraction;
  defenderSpends: Fraction;
}

/** More dice than this take too long to count while somebody waits. */
export const MOST_DICE = 20;

/**
 * The exact spread of wounds. The attacker re-rolls before the defense roll (S7.6), so it weighs
 * what the defense may do; the defender knows the damage.
 */
export function strikeOdds(question: StrikeQuestion): StrikeOdds {
  const { die, attack, damage, reroll, aim } = question;
  const defenses = new Map<number, { wounds: Spread; spends: Fraction; worth: Fraction }>();
  const defenseAgainst = (amount: number) => {
    const known = defenses.get(amount) ?? defense(question, amount);
    defenses.set(amount, known);
    return known;
  };
  const left = (hits: number) => Math.max(0, hits - question.loss); // S7.3, SB11
  const sides = sidesOf(die, damage);
  const isAgain = reroll === 'attacker' || reroll === 'both';
  const struck = isAgain
    ? bestReroll(sides, attack, (hits) => defenseAgainst(left(hits)).worth)
    : { spread: rolls(sides, attack).at(-1) ?? NOTHING, again: ZERO };
  const dealt = mapped(struck.spread, left);
  const ends = dealt.map((chance, amount) => ({ chance, ...defenseAgainst(amount) }));
  const wounds = mixed(ends.map(({ chance, wounds: rest }) => [chance, rest] as const));
  return {
    wounds,
    mean: expected(wounds),
    attackerSpends: struck.again,
    defenderSpends: mixed(ends.map(({ chance, spends }) => [chance, [spends]] as const))[0] ?? ZERO,
  };

  function defense({ defend, blocks }: StrikeQuestion, amount: number) {
    const rest = (cancelled: number) => Math.max(0, amount - cancelled); // S7.2
    const against = sidesOf(die, blocks);
    const mayReroll = reroll === 'defender' || reroll === 'both';
    const rolled = mayReroll
      ? bestReroll(against, defend, (cancelled) => negative(worthOf(rest(cancelled), aim)))
      : { spread: rolls(against, defend).at(-1) ?? NOTHING, again: ZERO };
    const spread = mapped(rolled.spread, rest);
    const worth = aim === 'mean' ? expected(spread) : atLeast(spread, aim);
    return { wounds: spread, spends: rolled.again, worth };
  }
}

function worthOf(wounds: number, aim: Aim): Fraction {
  const worth = aim === 'mean' ? wounds : Number(wounds >= aim);
  return { num: BigInt(worth), den: 1n };
}

function negative({ num, den }: Fraction): Fraction {
  return { num: -num, den };
}
