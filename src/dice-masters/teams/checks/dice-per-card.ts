import type { Check } from './check.ts';
import { sameCards } from './group.ts';
import { takeDiceDownTo } from './repairs.ts';
import { diceWords } from './words.ts';

/** No card has more dice than the format allows on one. */
export const dicePerCard: Check = ({ format, cards }) => {
  const most = format.dicePerCard;
  if (most === null) return [];
  return sameCards(cards, ({ dice }) => dice > most).map((group) => ({
    check: 'dice-per-card',
    rule: 'V04',
    severity: 'illegal',
    cards: [group[0].card],
    message: `${group[0].called} has ${diceWords(group[0].dice)}; this format allows ${most} on a card. Take some off.`,
    repairs: () => [takeDiceDownTo(group, most)],
  }));
};
