/** Why something cannot be kept: the browser lets nothing be kept, or there is no room for more. */
export type StorageTrouble = 'none' | 'full';

const PROBE = 'dicewright:probe';

/** The browser's storage, or null where there is none that can be read. */
export function browserStorage(): Storage | null {
  try {
    if (typeof window === 'undefined') return null;
    const { localStorage } = window;
    localStorage.getItem(PROBE);
    return localStorage;
  } catch {
    return null;
  }
}

export function keptText(key: string): string | null {
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text for the next visit; tells what stands in the way, or null when it is kept. */
export function keepText(key: string, text: string): StorageTrouble | null {
  const storage = browserStorage();
  if (!storage) return 'none';
  try {
    storage.setItem(key, text);
    return null;
  } catch {
    return troubleOf(storage);
  }
}

/** A storage that takes not one letter is none; one that does, or holds something, is full. */
function troubleOf(storage: Pick<Storage, 'length'>): StorageTrouble {
  try {
    return storage.length > 0 ? 'full' : 'none';
  } catch {
    return 'none';
  }
}

/** The storage where something can be kept; a full one counts, since room can be made in it. */
export function storageToKeepIn(): Storage | null {
  const storage = browserStorage();
  try {
    storage?.setItem(PROBE, '');
    storage?.removeItem(PROBE);
    return storage;
  } catch {
    return storage && troubleOf(storage) === 'full' ? storage : null;
  }
}
