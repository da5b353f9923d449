import { listed } from '../count-words.ts';
import { forbid } from './forbidden.ts';

/** No card with certain keywords. */
export const keywordsBanned = forbid({
  check: 'ban-keyword',
  rule: 'V20',
  rows: 'all',
  because: ({ facts }, { format }) => {
    const found = (facts?.keywords ?? []).filter((id) => format.keywordsBanned.includes(id));
    return found.length > 0 ? `has ${listed(found)}, which this format bans` : null;
  },
});
