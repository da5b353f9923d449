import type { Check } from './check.ts';
import { sameCards } from './group.ts';
import { putDice, removeCards } from './repairs.ts';

/** Every card has a die, and dice come whole. (V03) */
export const someDice: Check = ({ cards, format }) =>
  sameCards(cards, ({ dice, facts }) => {
    const isTold = facts?.kind === 'sidekick-card' || (format.fullDice && dice === 0);
    return !isTold && !(Number.isInteger(dice) && dice >= 1);
  }).map((group) => {
    const [{ called, dice }] = group;
    const has = dice === 0 ? 'no die' : `${dice} dice`;
    return {
      check: format.rules.someDice,
      rule: format.rules.someDice,
      severity: 'illegal',
      cards: [group[0].card],
      message: `${called} has ${has}; every card needs at least 1 whole die. Put one on it, or remove it.`,
      repairs: () => [putDice(group, 1), removeCards(group)],
    };
  });
