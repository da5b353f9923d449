import type { Check } from './check.ts';
import { forbid } from './forbidden.ts';
import { groupBy } from './group.ts';
import { changePrinting, keepOne, removeCards } from './repairs.ts';
import { codesOf, namesOf } from './words.ts';

/** Only cards of certain sets. */
export const setsAllowed = forbid({
  check: 'sets',
  rule: 'V16',
  rows: 'all',
  because: ({ facts }, { format }) =>
    facts && format.sets.length > 0 && !format.sets.includes(facts.set)
      ? `is from ${facts.set.toUpperCase()}, a set that this format does not allow`
      : null,
});

/** No cards of certain sets. */
export const setsBanned = forbid({
  check: 'not-sets',
  rule: 'V16',
  rows: 'all',
  because: ({ facts }, { format }) =>
    facts && format.setsBanned.includes(facts.set)
      ? `is from ${facts.set.toUpperCase()}, a set that this format bans`
      : null,
});

/** No two cards of one set; Basic Actions are free. */
export const onePerSet: Check = ({ format, cards, catalogue }) => {
  if (!format.onePerSet) return [];
  return [...groupBy(cards, ({ facts }) => facts?.set)].flatMap(([set, group]) => {
    const [, ...again] = group;
    if (again.length === 0) return [];
    return {
      check: 'one-per-set',
      rule: 'V16',
      severity: 'illegal',
      cards: codesOf(group),
      message: `${namesOf(group)} come from ${set.toUpperCase()}; this format allows one card of each set. Keep one.`,
      repairs: (others) => {
        const rest = keepOne(group, others)?.others ?? [];
        const [only, ...more] = rest;
        const printings = only && more.length === 0 ? catalogue.reprints(only.card) : [];
        return [...printings.map((card) => changePrinting(rest, card)), removeCards(rest)];
      },
    };
  });
};
