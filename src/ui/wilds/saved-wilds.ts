import { formatWildsLink, parseWildsLink, type SharedWilds } from '../../quarriors/wilds/index.ts';
import { keptAtom } from '../storage/kept-atom.ts';

/** A Wilds somebody has kept, as its link. */
export interface SavedWilds {
  name: string;
  link: string;
}

const MOST = 100;
const LONGEST_NAME = 60;

/** Kept by the browser, newest first. */
export const $saved = keptAtom<SavedWilds[]>('dicewright:wilds', [], {
  read(text) {
    try {
      const rows: unknown = JSON.parse(text);
      return Array.isArray(rows) ? rows.filter(isSaved).slice(0, MOST) : null;
    } catch {
      return null;
    }
  },
  write: (rows) => JSON.stringify(rows),
});

function isSaved(row: unknown): row is SavedWilds {
  if (typeof row !== 'object' || row === null) return false;
  const { name, link } = row as Record<string, unknown>;
  return typeof name === 'string' && typeof link === 'string' && parseWildsLink(link) !== null;
}

export function saveWilds(name: string, wilds: SharedWilds): void {
  const link = formatWildsLink(wilds);
  const kept = $saved.get().filter((row) => row.link !== link);
  $saved.set([{ name: name.trim().slice(0, LONGEST_NAME), link }, ...kept].slice(0, MOST));
}

export function deleteSaved(link: string): void {
  $saved.set($saved.get().filter((row) => row.link !== link));
}
