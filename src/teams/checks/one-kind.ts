import { listed } from '../count-words.ts';
import type { Finding, Placed } from './check.ts';
import { removeCards } from './repairs.ts';
import { codesOf } from './words.ts';

/** Asks that all cards fall into one group; the largest stays. */
export function oneKind(check: string, what: string, groups: Map<string, Placed[]>): Finding[] {
  if (groups.size < 2) return [];
  const largest = Math.max(...[...groups.values()].map(({ length }) => length));
  const kept = [...groups.values()].find(({ length }) => length === largest);
  const all = [...groups.values()].flat();
  const others = all.filter((placed) => !kept?.includes(placed));
  return [
    {
      check,
      rule: 'V20',
      severity: 'illegal',
      cards: codesOf(all),
      message: `The cards are ${listed([...groups.keys()])}; this format asks for a single ${what}. Keep one kind.`,
      repairs: [removeCards(others)],
    },
  ];
}
