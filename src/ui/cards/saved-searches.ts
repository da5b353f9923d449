import { persistentAtom } from '@nanostores/persistent';

export interface SavedSearch {
  name: string;
  text: string;
}

const MOST_RECENT = 12;
const LONGEST_KEPT = 300;

/** Searches the reader named, newest first. */
export const $saved = persistentAtom<SavedSearch[]>('dicewright:saved-searches', [], {
  encode: JSON.stringify,
  decode: (stored) => readList(stored, isSaved),
});

/** Queries the reader settled on, latest first. */
export const $recent = persistentAtom<string[]>('dicewright:card-searches', [], {
  encode: JSON.stringify,
  decode: (stored) => readList(stored, (one) => typeof one === 'string'),
});

export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted.length < 2 || wanted.length > LONGEST_KEPT) return;
  const others = $recent.get().filter((one) => one !== wanted);
  $recent.set([wanted, ...others].slice(0, MOST_RECENT));
}

export function forgetSearch(text: string): void {
  $recent.set($recent.get().filter((one) => one !== text));
}

/** A name stands once; saving it again replaces its query. */
export function saveSearch(name: string, text: string): void {
  const others = $saved.get().filter((one) => one.name !== name);
  $saved.set([{ name, text }, ...others]);
}

export function deleteSaved(name: string): void {
  $saved.set($saved.get().filter((one) => one.name !== name));
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
