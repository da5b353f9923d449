/** Strikes and checks: how many dice and why, and with faces known the exact chances. */

export { focusCheck, healing, inTries, waking } from './checks.ts';
export { movePoints, pointsAfterAction, stepCost } from './count-move.ts';
export { type CountedStrike, countStrike, lossAt, type Situation } from './count-strike.ts';
export { countWaking } from './count-waking.ts';
export { diceNeeded } from './dice-needed.ts';
export { diceOf, type Part } from './part.ts';
export {
  type Aim,
  MOST_DICE,
  REROLLS,
  type Reroll,
  type StrikeOdds,
  strikeOdds,
} from './strike-odds.ts';
