import { Library } from '../../../src/ui/team-shelf/library.ts';
import type { Migrations } from '../../../src/ui/team-shelf/read-record.ts';
import type { TextStorage } from '../../../src/ui/team-shelf/record-storage.ts';

/** A browser with one storage and any number of tabs; its clock moves when told. */
export class Browser {
  readonly texts = new Map<string, string>();
  migrations: Migrations = {};
  /** Most characters the storage holds. */
  room = Number.POSITIVE_INFINITY;
  time = 1000;
  /** Characters written so far. */
  written = 0;
  #ids = 0;
  readonly #tabs = new Map<Library, (key: string | null) => void>();

  /** Opens a tab, or reads everything again in a new one. */
  tab(): Library {
    let listener: (key: string | null) => void = () => undefined;
    const library: Library = new Library({
      now: () => this.time,
      randomId: () => `id${this.#ids++}`,
      migrations: this.migrations,
      follow: (heard) => {
        listener = heard;
        return () => this.#tabs.delete(library);
      },
    });
    library.open(this.#storageOf(library));
    this.#tabs.set(library, listener);
    return library;
  }

  close(library: Library): void {
    this.#tabs.delete(library);
  }

  /** Text as another program would leave it; tabs hear of it. */
  put(key: string, text: string): void {
    this.texts.set(key, text);
    this.#tell(key, null);
  }

  /** All texts, without the tabs that wrote them. */
  unsigned(): Map<string, string> {
    const bare = (text: string) => text.replace(/,"writers":\{[^}]*\}/, '');
    return new Map([...this.texts].map(([key, text]) => [key, bare(text)]));
  }

  forgetAll(): void {
    this.texts.clear();
    this.#tell(null, null);
  }

  #tell(key: string | null, from: Library | null): void {
    for (const [tab, heard] of this.#tabs) if (tab !== from) heard(key);
  }

  #storageOf(tab: Library): TextStorage {
    const { texts } = this;
    const tell = (key: string) => this.#tell(key, tab);
    const hasRoom = () => [...texts].join().length <= this.room;
    return {
      get length() {
        return texts.size;
      },
      key: (at) => [...texts.keys()][at] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        this.written += text.length;
        const old = texts.get(key);
        texts.set(key, text);
        if (!hasRoom()) {
          if (old === undefined) texts.delete(key);
          else texts.set(key, old);
          throw new Error('QuotaExceededError');
        }
        if (old !== text) tell(key);
      },
      removeItem: (key) => {
        if (texts.delete(key)) tell(key);
      },
    };
  }
}
