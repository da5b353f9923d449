import { atom } from 'nanostores';
import type { StorageTrouble } from '../storage/browser-storage.ts';
import { keptAtom } from '../storage/kept-atom.ts';

export interface SavedSearch {
  name: string;
  text: string;
}

const MOST_RECENT = 12;
const LONGEST_KEPT = 300;

/** Searches the reader named, newest first. */
export const $saved = keptAtom<SavedSearch[]>('dicewright:saved-searches', [], {
  read: (stored) => readList(stored, isSaved),
  write: JSON.stringify,
});

/** Queries the reader settled on, latest first. */
export const $recent = keptAtom<string[]>('dicewright:card-searches', [], {
  read: (stored) => readList(stored, (one) => typeof one === 'string'),
  write: JSON.stringify,
});

/** What keeps these from being there on the next visit. */
export const $recentTrouble = atom<StorageTrouble | null>(null);

export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted.length < 2 || wanted.length > LONGEST_KEPT) return;
  changeRecent((now) => [wanted, ...now.filter((one) => one !== wanted)].slice(0, MOST_RECENT));
}

export function forgetSearch(text: string): void {
  changeRecent((now) => now.filter((one) => one !== text));
}

/** Said where they are listed: somebody who types is not to be stopped. */
export function changeRecent(how: (now: string[]) => string[]): void {
  $recentTrouble.set($recent.change(how));
}

/** A name stands once; saving it again replaces its query. Tells what keeps it from being saved. */
export function saveSearch(name: string, text: string): StorageTrouble | null {
  return $saved.change((now) => [{ name, text }, ...now.filter((one) => one.name !== name)]);
}

export function deleteSaved(name: string): void {
  $saved.change((now) => now.filter((one) => one.name !== name));
}

/** What another version or hand left in storage is dropped where it does not fit. */
function readList<T>(stored: string, fits: (one: unknown) => one is T): T[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(fits) : [];
  } catch {
    return [];
  }
}

function isSaved(one: unknown): one is SavedSearch {
  return (
    typeof one === 'object' &&
    one !== null &&
    'name' in one &&
    'text' in one &&
    typeof one.name === 'string' &&
    typeof one.text === 'string'
  );
}
