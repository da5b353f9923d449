import type { Completion } from '../../query/complete.ts';
import { called } from '../../text/called.ts';
import { $recent, $saved } from './saved-searches.ts';

export type Offer = Completion;

const STARTERS: [query: string, about: string][] = [
  ['kw:overcrush c<=5 sort:-a3', 'Overcrush for 5 or less, strongest first'],
  ['e=mask k:character a1>=3', 'Mask characters that hit from level 1'],
  ['has:global gcost<=1', 'Globals for one energy'],
];
const MOST_OLD = 5;

/** Before anything is typed: saved searches, what was searched before, and examples. */
export function startingOffers(): Offer[] {
  const saved = $saved
    .get()
    .map(({ name, text }): [string, string] => [text, `saved: ${called(name, '')}`]);
  const recent = $recent.get().map((text): [string, string] => [text, 'searched before']);
  const old = [...saved.slice(0, MOST_OLD), ...recent.slice(0, MOST_OLD)];
  return [...old, ...STARTERS].slice(0, MOST_OLD + STARTERS.length).map(([text, about]) => ({
    label: text,
    about,
    count: null,
    text,
    cursor: text.length,
  }));
}
