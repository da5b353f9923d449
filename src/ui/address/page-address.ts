import type { ReadableAtom } from 'nanostores';

/** Milliseconds without a change before the address follows. */
const PAUSE = 250;

/** This page with something behind the `#`. */
export function pageAddress(fragment: string): string {
  return `${location.origin}${location.pathname}${fragment && `#${fragment}`}`;
}

interface Following {
  /** What the address tells. */
  stores: readonly ReadableAtom[];
  /** The reader has changed the address. */
  read: () => void;
  write: () => void;
  /** The page is being left. */
  leave: () => void;
}

/** Writes the address once the stores are at rest, and reads the one a reader has typed; gives a way to stop. */
export function letAddressFollow({ stores, read, write, leave }: Following): () => void {
  let timer = 0;
  const writeSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(write, PAUSE);
  };
  const stops = stores.map((store) => store.listen(writeSoon));
  addEventListener('hashchange', read);
  addEventListener('pagehide', leave);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    removeEventListener('hashchange', read);
    removeEventListener('pagehide', leave);
  };
}

/** Keeps something for a reload of this tab; an address changed while the page is left comes too late for that. */
export function keepForReload(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage a reload shows what the address has.
  }
}

/** What was kept, where this visit is a reload. */
export function keptOverReload(key: string): string | null {
  const visits = performance.getEntriesByType('navigation');
  try {
    const isReload = visits.some((visit) => 'type' in visit && visit.type === 'reload');
    return isReload ? sessionStorage.getItem(key) : null;
  } catch {
    return null;
  }
}
