import { RARITY_NAMES, type Rarity } from '../../cards/card.ts';
import { listed } from '../count-words.ts';
import type { Check } from './check.ts';
import { forbid } from './forbidden.ts';
import { groupBy } from './group.ts';
import { oneKind } from './one-kind.ts';

/** Commons of a starter box are commons. (R2.5) */
const stripe = (rarity: Rarity): Rarity => (rarity === 'starter/common' ? 'common' : rarity);

const isAllowed = (rarity: Rarity, allowed: readonly Rarity[]) =>
  allowed.length === 0 || allowed.includes(rarity) || allowed.includes(stripe(rarity));

/** Only cards of certain rarities, starter commons among the commons; Basic Actions are free. */
export const raritiesAllowed = forbid({
  check: 'rarities',
  rule: 'V20',
  rows: 'cards',
  because: ({ facts }, { format }) =>
    facts && !isAllowed(facts.rarity, format.rarities)
      ? `is ${RARITY_NAMES[facts.rarity].toLowerCase()}; this format allows ${listed(
          format.rarities.map((rarity) => RARITY_NAMES[rarity].toLowerCase()),
        )}`
      : null,
});

/** All cards of one rarity. */
export const sameRarity: Check = ({ format, cards }) => {
  if (!format.sameRarity) return [];
  const groups = groupBy(
    cards,
    ({ facts }) => facts && RARITY_NAMES[stripe(facts.rarity)].toLowerCase(),
  );
  return oneKind('same-rarity', 'rarity', groups);
};
