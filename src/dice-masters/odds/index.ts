/** Exact probabilities of draws, rolls and payments. */

export { type AffordRow, affordTable, type PricedCard } from './afford-table.ts';
export type { ShownDie } from './best-reroll.ts';
export { chanceToPay } from './chance-to-pay.ts';
export { type Known, MOST_DICE, type OddsDie } from './dice.ts';
export { draws, sizeOf } from './draw.ts';
export { energyDistribution } from './energy-distribution.ts';
export { describeGoal, describeReroll, EXPLANATIONS, type Figure } from './explain.ts';
export { type FaceOdds, faceOdds, withReroll } from './face-odds.ts';
export { type Goal, type Purchase, unitsOf } from './goal.ts';
export { type Opening, type OpeningOdds, openingOdds, type Seat, SIDEKICK } from './opening.ts';
export { chanceToPayAfterDraw } from './pay-after-draw.ts';
export type { Reroll } from './reroll.ts';
export { looseUnit, type RerollOdds, rerollOdds, type Standing } from './reroll-odds.ts';
export { swarmOdds } from './swarm.ts';
