import type { Chunk } from './history.ts';
import { isId, type Migrations, readRecord, versionTrouble, wholeRecord } from './read-record.ts';
import { type Fields, isCount, isObject } from './shapes.ts';
import type { TeamRecord } from './team-record.ts';

/** What we use of a browser's storage. */
export type TextStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** How a record stands in storage. */
export interface StoredAs {
  record: TeamRecord;
  headText: string;
  /** The chunks as they are written there; null for one that must be written anew. */
  chunks: readonly (Chunk | null)[];
  /** How many writings of each tab are in it. */
  writers: Writers;
}

/** Counts by tab, the latest writer last. */
type Writers = Readonly<Record<string, number>>;

export type FoundRecord =
  | { kind: 'record'; stored: StoredAs }
  | { kind: 'none' }
  /** `record` is one that is beyond all limits, else null. */
  | { kind: 'unreadable'; reason: string; record: TeamRecord | null };

const TEAM_KEY = 'dicewright:team:';
const OPEN_KEY = 'dicewright:open-team';

/** Tabs whose writings are counted; one that was silent for so long is closed. */
const MOST_WRITERS = 8;

export function headKey(id: string): string {
  return `${TEAM_KEY}${id}`;
}

/** Whose record a key holds a piece of, or null where the key is none of ours. */
export function idOfKey(key: string): string | null {
  return key.startsWith(TEAM_KEY) ? (key.slice(TEAM_KEY.length).split(':')[0] ?? null) : null;
}

/**
 * Records as texts: a head each, with the last chunk of its history, and the chunks before. So an
 * edit is one text, and two tabs cannot leave half of each.
 */
export class RecordStorage {
  readonly #texts: TextStorage;
  readonly #migrations: Migrations;

  constructor(texts: TextStorage, migrations: Migrations) {
    this.#texts = texts;
    this.#migrations = migrations;
  }

  get openId(): string | null {
    return this.#texts.getItem(OPEN_KEY);
  }

  set openId(id: string) {
    this.#texts.setItem(OPEN_KEY, id);
  }

  ids(): string[] {
    return [...new Set(this.#keys().flatMap((key) => idOfKey(key) ?? []))];
  }

  headText(id: string): string | null {
    return this.#texts.getItem(headKey(id));
  }

  /** All texts of a record by their keys, the head first, then its chunks in order. */
  textsOf(id: string): Map<string, string> {
    const keys = this.#keys().filter((key) => idOfKey(key) === id);
    const inOrder = keys.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return new Map(inOrder.map((key) => [key, this.#texts.getItem(key) ?? '']));
  }

  find(id: string): FoundRecord {
    const headText = this.headText(id);
    if (headText === null) {
      return this.textsOf(id).size === 0
        ? { kind: 'none' }
        : unreadable('Its beginning is missing; only parts of its history are left.');
    }
    const head = parseObject(headText);
    if (!head) return unreadable('It is not readable as a team.');
    const trouble = versionTrouble(head);
    if (trouble !== null) return unreadable(trouble);
    const chunks = this.#chunksOf(id, head);
    if (!chunks) return unreadable('A part of its history is missing or damaged.');
    const read = readRecord({ ...head, chunks }, this.#migrations);
    if (!read.ok) return unreadable(read.reason, read.record);
    const { record } = read;
    if (record.id !== id) return unreadable('It stands in the place of another team.');
    const written = record.chunks.map((chunk) => (read.isMigrated ? null : chunk));
    const writers = readWriters(head['writers']);
    return { kind: 'record', stored: { record, headText, chunks: written, writers } };
  }

  /** Writes what is new in a record, as a writing of that tab: all of it, or nothing and throws. */
  write(record: TeamRecord, before: StoredAs | null, tab: string): StoredAs {
    const { chunks } = record;
    const writers = withWriting(before?.writers ?? {}, tab);
    const last = chunks.at(-1);
    const head = { ...wholeRecord(record), chunks: chunks.length, last, writers };
    const headText = JSON.stringify(head);
    const texts = new Map<string, string>();
    chunks.slice(0, -1).forEach((chunk, at) => {
      if (chunk !== before?.chunks[at]) texts.set(chunkKey(record.id, at), JSON.stringify(chunk));
    });
    texts.set(headKey(record.id), headText);
    this.writeTexts(texts);
    for (let at = chunks.length - 1; at < (before?.chunks.length ?? 0); at++) {
      this.#texts.removeItem(chunkKey(record.id, at));
    }
    const written = [...chunks.slice(0, -1), null];
    return { record, headText, chunks: written, writers };
  }

  /** Whether a chunk that a record has beside its head is there. */
  hasChunk({ record: { id, chunks } }: StoredAs, key: string): boolean {
    const isOfIt = chunks.slice(0, -1).some((_, at) => chunkKey(id, at) === key);
    return !isOfIt || this.#texts.getItem(key) !== null;
  }

  /** Writes all texts, or none and throws. */
  writeTexts(texts: ReadonlyMap<string, string>): void {
    const before = new Map<string, string | null>();
    try {
      for (const [key, text] of texts) {
        const old = this.#texts.getItem(key);
        this.#texts.setItem(key, text);
        before.set(key, old);
      }
    } catch (error) {
      for (const [key, text] of before) this.#putBack(key, text);
      throw error;
    }
  }

  /** The head goes first, so that no tab takes what is left for a record that lacks a chunk. */
  remove(id: string): void {
    for (const key of this.textsOf(id).keys()) this.#texts.removeItem(key);
  }

  #putBack(key: string, text: string | null): void {
    this.#texts.removeItem(key);
    if (text !== null) this.#texts.setItem(key, text);
  }

  #keys(): string[] {
    const places = Array.from({ length: this.#texts.length }, (_, at) => at);
    return places.flatMap((at) => this.#texts.key(at) ?? []);
  }

  /** Heads written before the last chunk stood in them have all chunks beside them. */
  #chunksOf(id: string, { chunks: count, last }: Fields): Fields[] | null {
    if (!isCount(count) || !isId(id)) return null;
    const isInHead = isObject(last);
    const chunks: Fields[] = [];
    while (chunks.length < (isInHead ? count - 1 : count)) {
      const chunk = parseObject(this.#texts.getItem(chunkKey(id, chunks.length)) ?? '');
      if (!chunk) return null;
      chunks.push(chunk);
    }
    return isInHead ? [...chunks, last] : chunks;
  }
}

function chunkKey(id: string, at: number): string {
  return `${headKey(id)}:${at}`;
}

function readWriters(value: unknown): Writers {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(isCountEntry));
}

function isCountEntry(entry: [string, unknown]): entry is [string, number] {
  return isCount(entry[1]);
}

function withWriting(before: Writers, tab: string): Writers {
  const { [tab]: count = 0, ...others } = before;
  return {
    ...Object.fromEntries(Object.entries(others).slice(1 - MOST_WRITERS)),
    [tab]: count + 1,
  };
}

function unreadable(reason: string, record: TeamRecord | null = null): FoundRecord {
  return { kind: 'unreadable', reason, record };
}

function parseObject(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
