import { Library } from '../../../src/ui/team-shelf/library.ts';
import type { TextStorage } from '../../../src/ui/team-shelf/record-storage.ts';

interface Change {
  from: SlowTab;
  key: string;
  /** Null for one that is removed. */
  text: string | null;
}

interface SlowTab {
  library: Library;
  /** What the tab sees of storage. */
  seen: Map<string, string>;
  hear: (key: string | null) => void;
  /** Its own changes that have not reached storage yet. */
  sent: Change[];
}

/**
 * A browser whose tabs are processes of their own: each sees its own changes at once and those of
 * others when they reach it, and what two tabs write at the same time reaches storage in any order.
 */
export class SlowBrowser {
  readonly #tabs: SlowTab[] = [];
  readonly #texts = new Map<string, string>();
  #ids = 0;
  #time = 1000;

  tab(): Library {
    const tab: SlowTab = {
      library: new Library({
        now: () => this.#time++,
        randomId: () => `id${this.#ids++}`,
        migrations: {},
        follow: (heard) => {
          tab.hear = heard;
          return () => undefined;
        },
      }),
      seen: new Map(this.#texts),
      hear: () => undefined,
      sent: [],
    };
    tab.library.open(storageOf(tab));
    this.#tabs.push(tab);
    return tab.library;
  }

  /** Lets the oldest change of one tab, chosen by a number, reach storage and the other tabs; false when all is at rest. */
  deliver(which: number): boolean {
    const waiting = this.#tabs.filter(({ sent }) => sent.length > 0);
    const change = waiting[which % Math.max(1, waiting.length)]?.sent.shift();
    if (!change) return false;
    put(this.#texts, change);
    for (const tab of this.#tabs.filter((one) => one !== change.from)) {
      const isOverwritten = tab.sent.some(({ key }) => key === change.key);
      if (!isOverwritten) put(tab.seen, change);
      tab.hear(change.key);
    }
    return true;
  }

  settle(): void {
    for (let at = 0; this.deliver(at); at++) {
      if (at > 10_000) throw new Error('The tabs never come to rest.');
    }
  }
}

function put(texts: Map<string, string>, { key, text }: Change): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}

function storageOf(tab: SlowTab): TextStorage {
  const change = (key: string, text: string | null) => {
    const one = { from: tab, key, text };
    put(tab.seen, one);
    tab.sent.push(one);
  };
  return {
    get length() {
      return tab.seen.size;
    },
    key: (at) => [...tab.seen.keys()][at] ?? null,
    getItem: (key) => tab.seen.get(key) ?? null,
    setItem: (key, text) => change(key, text),
    removeItem: (key) => change(key, null),
  };
}
