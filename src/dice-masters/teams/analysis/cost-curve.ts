import { buyable, countDice, type Roster, type RosterCard } from './roster.ts';

/** Everything that costs the same to purchase. */
export interface CostStep {
  cost: number;
  cards: RosterCard[];
  basicActions: RosterCard[];
}

export interface CostCurve {
  /** One step for each cost from the lowest to the highest, empty ones too. */
  steps: CostStep[];
  dice: number;
  /** Energy that buys every die, Basic Actions apart. */
  energy: number;
}

/** How the purchase costs of a team are spread. */
export function costCurve(roster: Roster): CostCurve {
  const cards = buyable(roster);
  const costs = [...cards, ...roster.basicActions].map(({ card }) => card.cost);
  const lowest = costs.length > 0 ? Math.min(...costs) : 0;
  const length = costs.length > 0 ? Math.max(...costs) - lowest + 1 : 0;
  return {
    steps: Array.from({ length }, (_, index) => {
      const cost = lowest + index;
      const ofThisCost = ({ card }: RosterCard) => card.cost === cost;
      return {
        cost,
        cards: cards.filter(ofThisCost),
        basicActions: roster.basicActions.filter(ofThisCost),
      };
    }),
    dice: countDice(cards),
    energy: cards.reduce((sum, { card, dice }) => sum + card.cost * dice, 0),
  };
}
