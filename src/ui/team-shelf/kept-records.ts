import { mergeRecords } from './merge-records.ts';
import { type Migrations, wholeRecord } from './read-record.ts';
import { headKey, RecordStorage, type StoredAs, type TextStorage } from './record-storage.ts';
import type { TeamRecord } from './team-record.ts';

/** Writings that may be on their way to other tabs. */
const MOST_SENT = 200;

/** A record in this tab, and how it stands in storage. */
export interface Kept {
  record: TeamRecord;
  /** Null where storage has none of it. */
  stored: StoredAs | null;
  /** Not listed: a team nobody touched yet, or one that was deleted in another tab. */
  isListed: boolean;
  /** Whether another tab deleted it. */
  isGone: boolean;
  /** What this tab wrote or found, by its count of writings, since others are known to have it. */
  sent: Map<number, TeamRecord>;
}

/** A record that this page cannot read and leaves as it is. */
export interface SetAside {
  id: string;
  /** Its first key in storage. */
  key: string;
  reason: string;
  /** All its texts, each on its own line. */
  text: string;
  /** Where it is a record beyond all limits: of this the beginning can be shown. */
  record: TeamRecord | null;
}

/** Every record, in this tab and in storage; the tab's own is never lost to a failing storage. */
export class KeptRecords {
  readonly migrations: Migrations;
  readonly #kept = new Map<string, Kept>();
  readonly #aside = new Map<string, SetAside>();
  readonly #draw: () => string;
  /** What this tab signs its writings with. */
  readonly #tab: string;
  #storage: RecordStorage | null = null;

  /** `draw` gives random ids. */
  constructor(draw: () => string, migrations: Migrations) {
    this.#draw = draw;
    this.#tab = draw();
    this.migrations = migrations;
  }

  /** Reads all there is and gives the id of the team that was open last. */
  load(texts: TextStorage | null): string | null {
    this.#kept.clear();
    this.#aside.clear();
    this.#storage = texts && new RecordStorage(texts, this.migrations);
    try {
      for (const id of this.#storage?.ids() ?? []) this.#read(id);
      return this.#storage?.openId ?? null;
    } catch {
      this.#storage = null;
      return null;
    }
  }

  get hasStorage(): boolean {
    return this.#storage !== null;
  }

  find(id: string): Kept | null {
    return this.#kept.get(id) ?? null;
  }

  listed(): Kept[] {
    return [...this.#kept.values()].filter(({ isListed }) => isListed);
  }

  unsaved(): Kept[] {
    return this.listed().filter(isUnsaved);
  }

  aside(): SetAside[] {
    return [...this.#aside.values()];
  }

  /** The texts of records set aside, by their keys in storage. */
  asideTexts(): Map<string, string> {
    const storage = this.#storage;
    return new Map([...this.#aside.keys()].flatMap((id) => [...(storage?.textsOf(id) ?? [])]));
  }

  /** An id that nothing has, read or set aside. */
  newId(): string {
    for (;;) {
      const id = this.#draw();
      if (!this.isTaken(id)) return id;
    }
  }

  isTaken(id: string): boolean {
    if (this.#kept.has(id) || this.#aside.has(id)) return true;
    return this.#storage !== null && this.#storage.textsOf(id).size > 0;
  }

  /** Holds a record that is listed only from its first change on. */
  hold(record: TeamRecord): Kept {
    const kept: Kept = {
      record,
      stored: null,
      isListed: false,
      isGone: false,
      sent: new Map(),
    };
    this.#kept.set(record.id, kept);
    return kept;
  }

  /** Lets go of a team that was never touched, or is deleted elsewhere. */
  letGo(kept: Kept): void {
    if (!kept.isListed) this.#kept.delete(kept.record.id);
  }

  /** Keeps a changed record, here and, where that can be, in storage. */
  keep(kept: Kept, record: TeamRecord): void {
    kept.record = record;
    kept.isListed = true;
    kept.isGone = false;
    this.#save(kept);
  }

  /** Takes in a record from elsewhere; false where it is here already. Never in the place of another. */
  takeIn(record: TeamRecord): Kept | null {
    const content = contentOf(record);
    if (this.listed().some((kept) => contentOf(kept.record) === content)) return null;
    const id = this.isTaken(record.id) ? this.newId() : record.id;
    const kept = this.hold({ ...record, id });
    this.keep(kept, kept.record);
    return kept;
  }

  /** Puts back texts that were set aside elsewhere; false where other texts have their place. */
  takeInTexts(id: string, texts: ReadonlyMap<string, string>): boolean {
    const storage = this.#storage;
    if (!storage) return false;
    const here = storage.textsOf(id);
    if (here.size > 0 || this.#kept.has(id)) return isSameTexts(here, texts);
    try {
      storage.writeTexts(texts);
    } catch {
      return false;
    }
    this.#read(id);
    return true;
  }

  remove(kept: Kept): void {
    const { id } = kept.record;
    this.#kept.delete(id);
    try {
      this.#storage?.remove(id);
    } catch {
      this.#storage = null;
    }
    for (const one of this.unsaved()) this.#save(one);
  }

  /** Deletes what was set aside and gives its texts, which `takeInTexts` puts back. */
  removeAside(id: string): ReadonlyMap<string, string> {
    const texts = this.#storage?.textsOf(id) ?? new Map<string, string>();
    if (!this.#aside.delete(id)) return new Map();
    try {
      this.#storage?.remove(id);
    } catch {
      this.#storage = null;
    }
    for (const one of this.unsaved()) this.#save(one);
    return texts;
  }

  rememberOpen(id: string): void {
    try {
      if (this.#storage) this.#storage.openId = id;
    } catch {
      // Which team opens next time is not worth a word.
    }
  }

  /** Brings a record in step with storage, where another tab may have changed it. */
  refresh(id: string): void {
    const known = this.#kept.get(id)?.stored?.headText ?? null;
    try {
      if (this.#aside.has(id) || this.#storage?.headText(id) !== known) this.#read(id);
    } catch {
      this.#storage = null;
    }
  }

  /** Another tab wrote or removed a text; one of ours that it wrote over is written again. */
  heard(id: string, key: string): void {
    this.refresh(id);
    const kept = this.#kept.get(id);
    if (!kept?.stored || !this.#storage || this.#storage.headText(id) !== kept.stored.headText)
      return;
    if (this.#storage.hasChunk(kept.stored, key)) return;
    kept.stored = { ...kept.stored, chunks: [] };
    this.#save(kept);
  }

  refreshAll(): void {
    if (!this.#storage) return;
    for (const id of new Set([...this.#storage.ids(), ...this.#kept.keys()])) this.refresh(id);
  }

  #read(id: string): void {
    const found = this.#storage?.find(id);
    if (!found) return;
    this.#aside.delete(id);
    const kept = this.#kept.get(id);
    const isHeadGone = this.#storage?.headText(id) === null;
    if (found.kind === 'none') this.#miss(id);
    else if (kept?.stored && isHeadGone) this.#clearAway(id);
    else if (found.kind === 'unreadable') this.#setAside(id, found.reason, found.record);
    else this.#adopt(found.stored);
  }

  #adopt(stored: StoredAs): void {
    const { record } = stored;
    const kept = this.#kept.get(record.id);
    if (kept?.isListed && isUnsaved(kept)) this.#part(kept);
    const here = this.#kept.get(record.id) ?? this.hold(record);
    const { record: ours, sent } = here;
    const count = stored.writers[this.#tab] ?? 0;
    const base = sent.get(count) ?? [...sent.values()][0];
    const isMissed = base !== undefined && base !== ours;
    Object.assign(here, { record, stored, isListed: true, isGone: false, sent: new Map() });
    here.sent.set(count, record);
    if (isMissed) this.keep(here, mergeRecords(base, ours, record));
  }

  /** Deleted while another tab was writing: what is left of it is no record. */
  #clearAway(id: string): void {
    this.#storage?.remove(id);
    this.#miss(id);
  }

  #miss(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    kept.isGone = kept.isListed;
    kept.isListed &&= isUnsaved(kept);
    kept.stored = null;
    kept.sent.clear();
  }

  #setAside(id: string, reason: string, record: TeamRecord | null): void {
    const texts = this.#storage?.textsOf(id) ?? new Map<string, string>();
    const text = [...texts.values()].join('\n');
    this.#aside.set(id, { id, key: headKey(id), reason, text, record });
    const kept = this.#kept.get(id);
    if (kept) this.#part(kept);
  }

  /** The tab's own record goes on under another id. */
  #part(kept: Kept): void {
    this.#kept.delete(kept.record.id);
    kept.isListed &&= isUnsaved(kept);
    kept.record = { ...kept.record, id: this.newId() };
    kept.stored = null;
    kept.sent = new Map();
    this.#kept.set(kept.record.id, kept);
  }

  #save(kept: Kept): void {
    try {
      if (!this.#storage) return;
      kept.stored = this.#storage.write(kept.record, kept.stored, this.#tab);
      const count = kept.stored.writers[this.#tab] ?? 0;
      kept.sent.set(count, kept.record);
      kept.sent.delete(count - MOST_SENT);
    } catch {
      // Unsaved: `unsaved()` lists it until a later save succeeds.
    }
  }
}

function isUnsaved({ record, stored }: Kept): boolean {
  return stored?.record !== record;
}

function contentOf(record: TeamRecord): string {
  return JSON.stringify({ ...wholeRecord(record), id: '' });
}

function isSameTexts(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([key, text]) => b.get(key) === text);
}
