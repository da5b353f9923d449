import { listed } from '../count-words.ts';
import type { Check, LaidOut, Placed } from './check.ts';
import { forbid } from './forbidden.ts';
import { removeCards } from './repairs.ts';
import { codesOf, isOrAre, namesOf } from './words.ts';

/** No card costs more than the format allows; Basic Actions are free. */
export const mostCost = forbid({
  check: 'most-cost',
  rule: 'V20',
  rows: 'cards',
  because: ({ facts }, { format }) =>
    facts && format.mostCost !== null && facts.cost > format.mostCost
      ? `costs ${facts.cost}; this format allows at most ${format.mostCost}`
      : null,
});

/** Every card fits one cost of the pattern. */
export const costPattern: Check = (team) => {
  const { strange } = fitCosts(team, team.cards);
  if (strange.length === 0) return [];
  const pattern = listed(team.format.costs.map((cost) => (cost === null ? 'any' : String(cost))));
  return [
    {
      check: 'costs',
      rule: 'V20',
      severity: 'illegal',
      cards: codesOf(strange),
      message: `${namesOf(strange)} ${isOrAre(strange)} too many for the costs of this format, ${pattern}. Remove ${strange.length === 1 ? 'it' : 'them'}.`,
      repairs: ({ against }) => {
        const goodFirst = [...team.cards].sort((a, b) => against(a) - against(b));
        return [removeCards(fitCosts(team, goodFirst).strange)];
      },
    },
  ];
};

/** Every cost of the pattern has its card. */
export const openCosts: Check = (team) => {
  const { open } = fitCosts(team, team.cards);
  if (open.length === 0) return [];
  const wanted = listed(open.map((cost) => (cost === null ? 'any cost' : `cost ${cost}`)));
  return [
    {
      check: 'open-costs',
      rule: 'V20',
      severity: 'incomplete',
      cards: [],
      message: `The costs of this format still ask for a card of ${wanted}. Add ${open.length === 1 ? 'it' : 'them'}.`,
      repairs: () => [],
    },
  ];
};

/** Gives each card, in that order, a place in the pattern: by its cost, then where any will do. */
function fitCosts(
  { format }: LaidOut,
  cards: readonly Placed[],
): { strange: Placed[]; open: (number | null)[] } {
  const open = [...format.costs];
  if (open.length === 0) return { strange: [], open };
  const take = (cost: number | null) => {
    const place = open.indexOf(cost);
    if (place >= 0) open.splice(place, 1);
    return place >= 0;
  };
  const left = cards.filter(({ facts }) => facts && !take(facts.cost));
  return { strange: left.filter(() => !take(null)), open };
}
