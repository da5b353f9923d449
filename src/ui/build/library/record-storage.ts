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
}

export type FoundRecord =
  | { kind: 'record'; stored: StoredAs }
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: string };

const TEAM_KEY = 'dicewright:team:';
const OPEN_KEY = 'dicewright:open-team';

export function headKey(id: string): string {
  return `${TEAM_KEY}${id}`;
}

/** Whose record a key holds a piece of, or null where the key is none of ours. */
export function idOfKey(key: string): string | null {
  return key.startsWith(TEAM_KEY) ? (key.slice(TEAM_KEY.length).split(':')[0] ?? null) : null;
}

/** Records as texts: a head each, and its history in chunks. */
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
    const chunks = this.#chunksOf(id, head['chunks']);
    if (!chunks) return unreadable('A part of its history is missing or damaged.');
    const read = readRecord({ ...head, chunks }, this.#migrations);
    if (!read.ok) return unreadable(read.reason);
    const { record } = read;
    if (record.id !== id) return unreadable('It stands in the place of another team.');
    const written = record.chunks.map((chunk) => (read.isMigrated ? null : chunk));
    return { kind: 'record', stored: { record, headText, chunks: written } };
  }

  /** Writes what is new in a record: all of it, or nothing and throws. */
  write(record: TeamRecord, before: StoredAs | null): StoredAs {
    const { chunks } = record;
    const headText = JSON.stringify({ ...wholeRecord(record), chunks: chunks.length });
    const texts = new Map<string, string>();
    chunks.forEach((chunk, at) => {
      if (chunk !== before?.chunks[at]) texts.set(chunkKey(record.id, at), JSON.stringify(chunk));
    });
    texts.set(headKey(record.id), headText);
    this.writeTexts(texts);
    for (let at = chunks.length; at < (before?.chunks.length ?? 0); at++) {
      this.#texts.removeItem(chunkKey(record.id, at));
    }
    return { record, headText, chunks };
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

  /** The head goes last, so that no tab takes what is left for a damaged record. */
  remove(id: string): void {
    for (const key of [...this.textsOf(id).keys()].reverse()) this.#texts.removeItem(key);
  }

  #putBack(key: string, text: string | null): void {
    this.#texts.removeItem(key);
    if (text !== null) this.#texts.setItem(key, text);
  }

  #keys(): string[] {
    const places = Array.from({ length: this.#texts.length }, (_, at) => at);
    return places.flatMap((at) => this.#texts.key(at) ?? []);
  }

  #chunksOf(id: string, count: unknown): Fields[] | null {
    if (!isCount(count) || !isId(id)) return null;
    const chunks: Fields[] = [];
    while (chunks.length < count) {
      const chunk = parseObject(this.#texts.getItem(chunkKey(id, chunks.length)) ?? '');
      if (!chunk) return null;
      chunks.push(chunk);
    }
    return chunks;
  }
}

function chunkKey(id: string, at: number): string {
  return `${headKey(id)}:${at}`;
}

function unreadable(reason: string): FoundRecord {
  return { kind: 'unreadable', reason };
}

function parseObject(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
