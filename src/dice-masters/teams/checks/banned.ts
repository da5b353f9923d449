import { bannedBecause } from '../ban-list.ts';
import { forbid } from './forbidden.ts';

/** No card of a ban list, nor a reprint of one. */
export const banned = forbid({
  check: 'banned',
  rule: 'V20',
  rows: 'all',
  because: ({ card, facts }, { format, catalogue }) =>
    bannedBecause(card, facts, format, catalogue),
});
