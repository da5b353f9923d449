import type { Check } from './check.ts';
import { sameCards } from './group.ts';
import { removeCards, takeDiceDownTo } from './repairs.ts';
import { diceWords } from './words.ts';

/** No card has more dice than it allows. (V04, DF03) */
export const maxDice: Check = ({ cards, format }) =>
  sameCards(
    cards,
    ({ dice, facts }) =>
      facts !== undefined && facts.kind !== 'sidekick-card' && dice > facts.maxDice,
  ).map((group) => {
    const [{ called, card, dice, facts }] = group;
    const most = facts?.maxDice ?? 0;
    return {
      check: format.rules.maxDice,
      rule: format.rules.maxDice,
      severity: 'illegal',
      cards: [card],
      message: `${called} has ${diceWords(dice)}; the card allows ${most}. Take some off.`,
      repairs: () => [takeDiceDownTo(group, most), removeCards(group)],
    };
  });
