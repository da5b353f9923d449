import type { Check } from './check.ts';
import { sameCards } from './group.ts';
import { putDice } from './repairs.ts';
import { diceWords } from './words.ts';

/** Every card carries all its dice. (DQ04) */
export const fullDice: Check = ({ cards, format }) => {
  if (!format.fullDice) return [];
  const short = sameCards(
    cards,
    ({ dice, facts }) =>
      facts !== undefined && facts.kind !== 'sidekick-card' && dice < facts.maxDice,
  );
  return short.map((group) => {
    const [{ called, card, dice, facts }] = group;
    const all = facts?.maxDice ?? 0;
    return {
      check: format.rules.fullDice,
      rule: format.rules.fullDice,
      severity: 'incomplete',
      cards: [card],
      message: `${called} has ${diceWords(dice)}; in this format the card brings all ${all}. Add the rest.`,
      repairs: () => [putDice(group, all)],
    };
  });
};
