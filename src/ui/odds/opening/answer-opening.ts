import { ENERGY_TYPES } from '../../../dice-masters/cards/index.ts';
import {
  affordTable,
  energyDistribution,
  type Goal,
  type OddsDie,
  openingOdds,
  type Reroll,
  type Seat,
  SIDEKICK,
  swarmOdds,
} from '../../../dice-masters/odds/index.ts';
import type { Fraction } from '../../../tabletop/fraction.ts';
import type { OpeningAnswer, OpeningQuestion, SwarmCard } from './opening-messages.ts';

const ROLLS = [3, 4];
const DRAW = 4;

/** Counts everything the page shows of the first two turns. */
export function answerOpening(question: OpeningQuestion): OpeningAnswer {
  const { id, opening, cards, prices, goal, swarm } = question;
  const bySeat = <T>(answer: (seat: Seat) => T): Record<Seat, T> => ({
    first: answer('first'),
    second: answer('second'),
  });
  return {
    id,
    cards: bySeat((seat) => affordTable(cards, { ...opening, seat })),
    prices: bySeat((seat) => affordTable(prices, { ...opening, seat })),
    goal: goal && bySeat((seat) => openingOdds(goal, goal, { ...opening, seat })),
    energy: ROLLS.map((dice) => ({ dice, chances: energyOf(dice, opening.reroll, goal) })),
    swarm: swarm.map((card) => swarmOf(card, question)),
  };
}

/** The best reroll needs something to be best for: the price asked about, else as much energy as can be. */
function energyOf(dice: number, reroll: Reroll, goal: Goal | null): Fraction[] {
  const bestFor: Goal = goal ?? [{ cost: dice, types: [] }];
  const known = energyDistribution({
    dice: Array<OddsDie>(dice).fill(SIDEKICK),
    counted: [...ENERGY_TYPES, 'wild', 'generic'],
    reroll: reroll === 'best' ? { bestFor } : reroll,
  });
  return known.known ? known.value : [];
}

function swarmOf(
  { id, copies }: SwarmCard,
  { bagSizes, swarmChains }: OpeningQuestion,
): OpeningAnswer['swarm'][number] {
  const rows = Array.from({ length: copies }, (_, place) => place + 1).map((inBag) => ({
    copies: inBag,
    triggers: bagSizes.map((size) =>
      size < inBag
        ? null
        : swarmOdds({
            piles: { bag: [inBag, size - inBag], used: [0, 0] },
            dice: DRAW,
            swarm: 0,
            chains: swarmChains,
          }).trigger,
    ),
  }));
  return { id, rows };
}
