import type { Check } from './check.ts';
import { giveUp, removeCards } from './repairs.ts';
import { cardWords, codesOf } from './words.ts';

/** No more cards than the format has places. (V01, V14, D02, DQ02, DF02) */
export const mostCards: Check = ({ cards, format }) => {
  const { most } = format.cards;
  const extra = cards.slice(most);
  if (extra.length === 0) return [];
  return [
    {
      check: format.rules.mostCards,
      rule: format.rules.mostCards,
      severity: 'illegal',
      cards: codesOf(extra),
      message: `The team has ${cardWords(cards.length)}; ${most} may be on it. Remove ${extra.length}.`,
      repairs: (others) => [removeCards(giveUp(cards, extra.length, others))],
    },
  ];
};

/** As many cards as the format asks for. (V02, D02, DQ02, DF02) */
export const leastCards: Check = ({ cards, format }) => {
  const { least, most } = format.cards;
  const missing = least - cards.length;
  if (missing <= 0) return [];
  const wanted = least === most ? `${least}` : `at least ${least}`;
  const has = cards.length === 0 ? 'no cards' : cardWords(cards.length);
  return [
    {
      check: format.rules.leastCards,
      rule: format.rules.leastCards,
      severity: 'incomplete',
      cards: [],
      message: `The team has ${has}; this format asks for ${wanted}. Add ${cardWords(missing)}.`,
      repairs: () => [],
    },
  ];
};
