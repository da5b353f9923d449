import { ENERGY_NAMES } from '../../cards/energy.ts';
import { listed } from '../count-words.ts';
import type { Check } from './check.ts';
import { forbid } from './forbidden.ts';
import { groupBy } from './group.ts';
import { oneKind } from './one-kind.ts';

/** Only cards of certain energy types; a card without type is free. */
export const energiesAllowed = forbid({
  check: 'energies',
  rule: 'V20',
  rows: 'cards',
  because: ({ facts }, { format }) => {
    const { energies } = format;
    const strange = (facts?.energy ?? []).filter((type) => !energies.includes(type));
    return energies.length === 0 || strange.length === 0
      ? null
      : `shows ${listed(strange.map((type) => ENERGY_NAMES[type]))}; this format allows ${listed(
          energies.map((type) => ENERGY_NAMES[type]),
        )}`;
  },
});

/** All cards of one energy type; a card of several types has no place beside others. */
export const sameEnergy: Check = ({ format, cards }) => {
  if (!format.sameEnergy) return [];
  const groups = groupBy(cards, ({ facts }) =>
    facts && facts.energy.length > 0
      ? facts.energy.map((type) => ENERGY_NAMES[type]).join(' and ')
      : undefined,
  );
  return oneKind('same-energy', 'energy type', groups);
};
