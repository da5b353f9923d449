import { listed } from '../count-words.ts';
import type { Finding, Placed } from './check.ts';
import { removeCards } from './repairs.ts';
import { codesOf } from './words.ts';

/** Asks that all cards fall into one group; the largest stays. */
export function oneKind(check: string, what: string, groups: Map<string, Placed[]>): Finding[] {
  if (groups.size < 2) return [];
  const kinds = [...groups.values()];
  const all = kinds.flat();
  return [
    {
      check,
      rule: 'V20',
      severity: 'illegal',
      cards: codesOf(all),
      message: `The cards are ${listed([...groups.keys()])}; this format asks for a single ${what}. Keep one kind.`,
      repairs: ({ against }) => {
        const good = (group: Placed[]) => group.filter((placed) => against(placed) === 0).length;
        const [kept] = [...kinds].sort((a, b) => good(b) - good(a) || b.length - a.length);
        return [removeCards(kinds.flatMap((group) => (group === kept ? [] : group)))];
      },
    },
  ];
}
