import { atom } from 'nanostores';
import { EMPTY_TEAM, isEmptyTeam, type Team } from '../../dice-masters/teams/index.ts';
import { addStep, applyStep, growStep, moveBy, type Step, stepCount } from './history.ts';
import { type Kept, KeptRecords, type SetAside } from './kept-records.ts';
import type { Migrations } from './read-record.ts';
import { idOfKey, type TextStorage } from './record-storage.ts';
import { isHistoryEdit } from './shapes.ts';
import {
  entryOf,
  type LibraryEntry,
  type Snapshot,
  startRecord,
  type TeamRecord,
  teamNow,
} from './team-record.ts';
import { teamTitle } from './team-words.ts';

/** What a library needs of its surroundings. */
interface Surroundings {
  /** Milliseconds since 1970. */
  now: () => number;
  randomId: () => string;
  /** What brings records of older versions forward. */
  migrations: Migrations;
  /** Tells which key another tab changed, null for all; gives a way to stop. */
  follow: (heard: (key: string | null) => void) => () => void;
}

/** What happened between tabs that a player should hear of. */
interface News {
  words: string;
  /** Takes it back. */
  undo: () => void;
}

interface HistoryState {
  canUndo: boolean;
  canRedo: boolean;
  steps: number;
  place: number;
}

/** Longest pause, in milliseconds, between edits that merge into one step. */
const LONGEST_PAUSE = 1500;

const NO_STORAGE =
  'This browser does not let the page store anything. Your teams are gone when you close it: download everything before.';
const FULL =
  'The last changes are not saved: the browser’s storage is full. Download everything now, then delete teams or snapshots you no longer need.';
const PARTED =
  'Another tab changed this team in a way this page cannot follow. What you see goes on as a copy.';

/** All teams of this browser, and the one that is open. */
export class Library {
  readonly $entries = atom<LibraryEntry[]>([]);
  readonly $openId = atom<string | null>(null);
  readonly $team = atom<Team>(EMPTY_TEAM);
  readonly $history = atom<HistoryState>({ canUndo: false, canRedo: false, steps: 0, place: 0 });
  readonly $snapshots = atom<Snapshot[]>([]);
  readonly $aside = atom<SetAside[]>([]);
  readonly $trouble = atom<string | null>(null);
  /** Whether the open team came from elsewhere and nobody asked to keep it yet. */
  readonly $guest = atom(false);
  /** Whether another tab deleted the open team. */
  readonly $gone = atom(false);
  readonly $news = atom<News | null>(null);

  readonly records: KeptRecords;
  readonly #around: Surroundings;
  #open: Kept;
  #parted = false;
  /** Ids of teams that were deleted in this tab. */
  readonly #deleted = new Set<string>();
  #burst: { merge: string; record: TeamRecord; when: number } | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.records = new KeptRecords(around.randomId, around.migrations);
    this.#open = this.#holdNew(EMPTY_TEAM, '');
  }

  /** Opens the team that was open last, or an empty one; gives a way to stop following other tabs. */
  open(texts: TextStorage | null): () => void {
    const last = this.records.load(texts);
    const kept = last === null ? null : this.records.find(last);
    this.#open = kept ?? this.#holdNew(EMPTY_TEAM, '');
    this.publish();
    return this.#around.follow((key) => this.#heard(key));
  }

  step(step: Step, merge?: string): void {
    this.stepFrom(() => step, merge);
  }

  /** A step that depends on the team as it stands, other tabs' changes included. */
  stepFrom(how: (team: Team) => Step, merge?: string): void {
    this.changeOpen((record) => {
      const step = how(teamNow(record));
      const wrong = step.find((edit) => !isHistoryEdit(edit));
      if (wrong) throw new TypeError(`No such edit: ${JSON.stringify(wrong)}`);
      return this.#withStep(record, step, merge);
    });
  }

  move(steps: number): void {
    this.changeOpen((record) => {
      const moved = moveBy(record, steps);
      return moved === record ? record : { ...record, ...moved, updated: this.#after(record) };
    });
  }

  start(team: Team, folder: string): string {
    const kept = this.#holdNew(team, folder);
    if (!isSame(team, EMPTY_TEAM)) this.records.keep(kept, kept.record);
    this.#show(kept);
    return kept.record.id;
  }

  /** Shows a team without keeping it: that takes a change, or the player's word. */
  visit(team: Team): void {
    this.#show(this.#holdNew(team, ''));
  }

  show(id: string): void {
    this.records.refresh(id);
    const kept = this.records.find(id);
    if (kept) this.#show(kept);
    else this.publish();
  }

  duplicate(id: string): string {
    const record = this.#recordOf(id);
    const team = teamNow(record);
    const name = team.name === '' ? '' : `${team.name} (copy)`;
    const kept = this.#holdNew({ ...team, name }, record.folder);
    this.records.keep(kept, kept.record);
    this.publish();
    return kept.record.id;
  }

  /** Gives a function that brings the team back. */
  delete(id: string): () => void {
    const record = this.#recordOf(id);
    const kept = this.records.find(id);
    const wasOpen = kept === this.#open;
    if (kept) this.records.remove(kept);
    this.#deleted.add(id);
    if (wasOpen) this.#show(this.#holdNew(EMPTY_TEAM, ''));
    this.publish();
    return () => {
      this.#deleted.delete(id);
      const back = this.records.takeIn(record);
      if (back && wasOpen && !this.#open.isListed) this.#show(back);
      this.publish();
    };
  }

  /** Deletes a record that was set aside; gives a function that brings it back. */
  deleteAside(id: string): () => void {
    const texts = this.records.removeAside(id);
    this.publish();
    return () => {
      this.records.takeInTexts(id, texts);
      this.publish();
    };
  }

  /** A step of a team that need not be open. */
  stepOf(id: string, step: Step): void {
    this.change(id, (record) => this.#withStep(record, step, undefined));
  }

  change(id: string, how: (record: TeamRecord) => TeamRecord): void {
    this.records.refresh(id);
    const kept = this.records.find(id);
    if (kept) this.#keep(kept, how(kept.record));
    this.publish();
  }

  changeOpen(how: (record: TeamRecord) => TeamRecord): void {
    this.#refreshOpen();
    this.#keep(this.#open, how(this.#open.record));
    this.publish();
  }

  /** Adds a snapshot, newest first, of the open team as it stands. */
  takeSnapshot(name: string): void {
    const when = this.#around.now();
    this.changeOpen((record) => {
      const snapshot = { name, when, team: teamNow(record) };
      return { ...record, snapshots: [snapshot, ...record.snapshots] };
    });
  }

  /** Gives a function that brings the snapshot back. */
  deleteSnapshot(index: number): () => void {
    const { record } = this.#open;
    const snapshot = record.snapshots[index];
    if (!snapshot) throw new RangeError(`There is no snapshot ${index}.`);
    this.changeOpen((now) => {
      const at = now.snapshots.findIndex((one) => isSameSnapshot(one, snapshot));
      return at < 0 ? now : { ...now, snapshots: now.snapshots.toSpliced(at, 1) };
    });
    return () =>
      this.change(record.id, (now) => ({
        ...now,
        snapshots: now.snapshots.toSpliced(index, 0, snapshot),
      }));
  }

  publish(): void {
    const { record } = this.#open;
    const { place } = record;
    const steps = stepCount(record);
    const entries = this.records.listed().map((kept) => entryOf(kept.record));
    this.$entries.set(entries.sort((a, b) => b.updated - a.updated));
    this.$openId.set(record.id);
    this.$team.set(teamNow(record));
    this.$history.set({ canUndo: place > 0, canRedo: place < steps, steps, place });
    this.$snapshots.set([...record.snapshots]);
    this.$aside.set(this.records.aside());
    this.$trouble.set(this.#trouble());
    this.$gone.set(this.#open.isGone);
    this.$guest.set(isGuest(this.#open));
  }

  #withStep(record: TeamRecord, step: Step, merge: string | undefined): TeamRecord {
    const team = teamNow(record);
    if (isSame(applyStep(team, step), team)) return record;
    const now = this.#around.now();
    const burst = this.#burst;
    const isMore =
      burst?.record === record && burst.merge === merge && now - burst.when <= LONGEST_PAUSE;
    const history = isMore ? growStep(record, step) : addStep(record, step);
    const changed = { ...record, ...history, updated: this.#after(record) };
    this.#burst = merge === undefined ? null : { merge, record: changed, when: now };
    return changed;
  }

  /** Now, yet never the time of the change before: by it other tabs see that something changed. */
  #after({ updated }: TeamRecord): number {
    return Math.max(this.#around.now(), updated + 1);
  }

  #keep(kept: Kept, record: TeamRecord): void {
    if (record === kept.record) return;
    const { isGone } = kept;
    const isFirst = kept.stored === null;
    this.records.keep(kept, record);
    if (isGone) this.#tellBack(kept, 'Another tab had deleted it; this change brought it back.');
    if (isFirst && kept === this.#open) this.records.rememberOpen(record.id);
  }

  #holdNew(team: Team, folder: string): Kept {
    const id = this.records.newId();
    return this.records.hold(startRecord(id, team, folder, this.#around.now()));
  }

  #show(kept: Kept): void {
    const before = this.#open;
    if (kept !== before) this.records.letGo(before);
    if (kept !== before && isGuest(before)) this.#tellLeft(before);
    this.#open = kept;
    this.#parted = false;
    if (kept.isListed || isEmptyTeam(teamNow(kept.record))) {
      this.records.rememberOpen(kept.record.id);
    }
    this.publish();
  }

  #recordOf(id: string): TeamRecord {
    this.records.refresh(id);
    const kept = this.records.find(id);
    if (!kept) throw new RangeError(`There is no team ${id}.`);
    return kept.record;
  }

  #heard(key: string | null): void {
    const id = key === null ? null : idOfKey(key);
    if (key !== null && id === null) return;
    this.#noticeParting(() => {
      if (key === null || id === null) this.records.refreshAll();
      else this.records.heard(id, key);
    });
    for (const deleted of this.#deleted) this.#noticeReturn(deleted);
    this.publish();
  }

  /** A team deleted here that another tab had open and went on with. */
  #noticeReturn(id: string): void {
    const kept = this.records.find(id);
    if (!kept?.isListed) return;
    this.#deleted.delete(id);
    this.#tellBack(kept, 'You deleted it, but another tab has changed and saved it since.');
  }

  #tellLeft({ record }: Kept): void {
    const team = teamNow(record);
    const words = `${teamTitle(team)} came by a link and was not kept.`;
    this.$news.set({ words, undo: () => this.visit(team) });
  }

  #tellBack({ record }: Kept, why: string): void {
    const words = `${teamTitle(teamNow(record))} is back on the shelf. ${why}`;
    this.$news.set({ words, undo: () => this.delete(record.id) });
  }

  #refreshOpen(): void {
    this.#noticeParting(() => this.records.refresh(this.#open.record.id));
  }

  #noticeParting(job: () => void): void {
    const { id } = this.#open.record;
    job();
    if (this.#open.record.id !== id) this.#parted = true;
  }

  #trouble(): string | null {
    if (!this.records.hasStorage) return NO_STORAGE;
    if (this.records.unsaved().length > 0) return FULL;
    return this.#parted ? PARTED : null;
  }
}

function isGuest({ record, isListed, isGone }: Kept): boolean {
  return !isListed && !isGone && !isSame(teamNow(record), EMPTY_TEAM);
}

function isSameSnapshot(a: Snapshot, b: Snapshot): boolean {
  return a.when === b.when && a.name === b.name;
}

function isSame(a: Team, b: Team): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
