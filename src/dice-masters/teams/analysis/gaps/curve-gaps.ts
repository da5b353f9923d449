import { buyable, countDice, type RosterCard } from '../roster.ts';
import { ENOUGH_CARDS, type GapSearch } from './gap.ts';

/** A first turn rolls four Sidekicks, which give one energy each at most. (R1.5, R7.1.2) */
const FIRST_TURN_ENERGY = 4;
const DEAR = 6;
const MIDDLE = [4, 5];

export const earlyPurchases: GapSearch = ({ roster }) => {
  const cards = buyable(roster);
  const cheapest = Math.min(...cards.map(({ card }) => card.cost));
  if (cards.length < ENOUGH_CARDS || cheapest < FIRST_TURN_ENERGY) return [];
  const isBeyond = cheapest > FIRST_TURN_ENERGY;
  const limit = isBeyond ? FIRST_TURN_ENERGY : FIRST_TURN_ENERGY - 1;
  const { basicActions } = roster;
  const isNothing = basicActions.length > 0 && basicActions.every(({ card }) => card.cost > limit);
  return [
    {
      id: 'early-purchases',
      weight: isBeyond || isNothing ? 'watch' : 'note',
      message: isNothing
        ? `Nothing of yours costs ${limit} or less, Basic Actions included: your first turns may buy nothing.`
        : `No card costs ${limit} or less: your first turns may buy only Basic Actions.`,
      why: isBeyond
        ? 'Your first four dice are Sidekicks, and four Sidekicks give at most 4 energy.'
        : 'Your first four dice are Sidekicks: they give 4 energy only when none of them shows its character.',
      cards: cards.filter(({ card }) => card.cost === cheapest).map(({ card }) => card),
    },
  ];
};

export const dearDice: GapSearch = ({ roster, curve }) => {
  const dear = buyable(roster).filter(({ card }) => card.cost >= DEAR);
  const dice = countDice(dear);
  if (buyable(roster).length < ENOUGH_CARDS || dice * 2 <= curve.dice) return [];
  return [
    {
      id: 'dear-dice',
      weight: 'watch',
      message: `${dice} of your ${curve.dice} dice cost ${DEAR} or more.`,
      why: `Four drawn dice reach ${DEAR} energy only with double faces or with help from the Prep Area.`,
      cards: dear.map(({ card }) => card),
    },
  ];
};

export const emptyMiddle: GapSearch = ({ roster }) => {
  const cards = buyable(roster);
  const below = cards.filter(({ card }) => card.cost < 4);
  const above = cards.filter(({ card }) => card.cost >= DEAR);
  const isMiddle = ({ card }: RosterCard) => MIDDLE.includes(card.cost);
  const isEmpty = ![...cards, ...roster.basicActions].some(isMiddle);
  if (cards.length < ENOUGH_CARDS || below.length < 1 || above.length < 2 || !isEmpty) return [];
  const highest = Math.max(...below.map(({ card }) => card.cost));
  const lowest = Math.min(...above.map(({ card }) => card.cost));
  return [
    {
      id: 'empty-middle',
      weight: 'note',
      message: `Nothing costs 4 or 5: your purchases jump from ${highest} to ${lowest}.`,
      why: 'A turn with 4 or 5 energy then buys only cheap dice, or leaves energy over.',
      cards: above.map(({ card }) => card),
    },
  ];
};
