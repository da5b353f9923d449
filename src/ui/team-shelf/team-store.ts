import type { ReadableAtom } from 'nanostores';
import {
  EMPTY_TEAM,
  mergeLists,
  mergeTexts,
  type Slot,
  type Team,
  type TeamEdit,
  wholeDice,
  withinLimits,
} from '../../dice-masters/teams/index.ts';
import { randomLetters } from '../luck/random-letters.ts';
import type { History } from './history.ts';
import type { SetAside } from './kept-records.ts';
import { Library } from './library.ts';
import { MIGRATIONS } from './read-record.ts';
import type { LibraryEntry, Snapshot } from './team-record.ts';
import { teamNow } from './team-record.ts';

export type { LibraryEntry };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 10;

/** All teams of this browser. */
export const library = new Library({
  now: Date.now,
  randomId: () => randomLetters(ID_LENGTH, LETTERS),
  migrations: MIGRATIONS,
  follow: followTabs,
});

/** Newest first. */
export const $library: ReadableAtom<LibraryEntry[]> = library.$entries;
/** Null until the library is open. */
export const $openId: ReadableAtom<string | null> = library.$openId;
/** The open team; empty until one is open. */
export const $team: ReadableAtom<Team> = library.$team;
export const $history = library.$history;
export const $snapshots: ReadableAtom<Snapshot[]> = library.$snapshots;
export const $aside: ReadableAtom<SetAside[]> = library.$aside;
/** What keeps teams from being saved, and what to do; null when all is well. */
export const $trouble: ReadableAtom<string | null> = library.$trouble;

/** Whether another tab deleted the open team. */
export const $gone: ReadableAtom<boolean> = library.$gone;
/** Whether the open team came by link and is not kept yet. */
export const $guest: ReadableAtom<boolean> = library.$guest;
/** What happened between tabs, with a way to take it back. */
export const $news = library.$news;

/** Opens the last team, or an empty one that is saved with its first edit; gives a way to stop. */
export function openLibrary(storage: Storage | null): () => void {
  return library.open(storage);
}

/** One undo step; successive steps with the same `merge` become one while the player keeps typing. */
export function edit(edits: TeamEdit[], options: { merge?: string } = {}): void {
  library.step(edits, options.merge);
}

export function undo(): void {
  library.move(-1);
}

export function redo(): void {
  library.move(1);
}

/** Puts what was typed into a text of the team; `before` is what the field showed, should another tab have changed it. */
export function writeText(kind: 'name' | 'notes', before: string, after: string): void {
  library.stepFrom((team) => {
    const text = mergeTexts(before, after, team[kind]);
    return [kind === 'name' ? { kind, name: text } : { kind, notes: text }];
  }, kind);
}

/** The same for the note on a card. */
export function writeNote(slot: Slot, at: number, before: string, after: string): void {
  library.stepFrom((team) => {
    const note = mergeTexts(before, after, team[slot][at]?.note ?? '');
    return [{ kind: 'card-note', slot, at, note }];
  }, `note ${slot} ${at}`);
}

/** The same for a whole list of tags. */
export function writeTags(before: readonly string[], after: readonly string[]): void {
  library.stepFrom((team) => [{ kind: 'tags', tags: mergeLists(before, after, team.tags) }]);
}

/** Starts a team and opens it; an empty one is saved with its first edit. */
export function newTeam(team: Team = EMPTY_TEAM, folder = ''): string {
  return library.start(team, folder);
}

export function openTeam(id: string): void {
  library.show(id);
}

/** A copy of the team as it stands, in the same folder; its history starts anew. */
export function duplicateTeam(id: string): string {
  return library.duplicate(id);
}

/** Gives a function that brings the team back, with its history and snapshots. */
export function deleteTeam(id: string): () => void {
  return library.delete(id);
}

/** Deletes a record that cannot be read, and nothing else; gives a function that brings it back. */
export function deleteAside(id: string): () => void {
  return library.deleteAside(id);
}

/** Shows what fits of a record beyond all limits; the record stays where it is. */
export function visitAside({ record }: SetAside): void {
  if (record) library.visit(withinLimits(wholeDice(teamNow(record)), []));
}

/** Renames a team that need not be open; an undo step of that team. */
export function renameTeam(id: string, name: string): void {
  library.stepOf(id, [{ kind: 'name', name }]);
}

/** Judges a team that need not be open by another format; an undo step of that team. */
export function changeFormatOf(id: string, format: string): void {
  library.stepOf(id, [{ kind: 'format', format }]);
}

export function moveToFolder(id: string, folder: string): void {
  library.change(id, (record) => (record.folder === folder ? record : { ...record, folder }));
}

export function renameFolder(from: string, to: string): void {
  for (const { id } of $library.get().filter(({ folder }) => folder === from)) {
    moveToFolder(id, to);
  }
}

export function takeSnapshot(name: string): void {
  library.takeSnapshot(name);
}

/** An undo step. */
export function restoreSnapshot(index: number): void {
  const snapshot = $snapshots.get()[index];
  if (snapshot) replaceTeam(snapshot.team);
}

/** Gives a function that brings the snapshot back. */
export function deleteSnapshot(index: number): () => void {
  return library.deleteSnapshot(index);
}

/** An undo step that puts another team in place of the open one. */
export function replaceTeam(team: Team): void {
  library.step([{ kind: 'team', team }]);
}

export function teamOf(id: string): Team | null {
  const kept = library.records.find(id);
  return kept && teamNow(kept.record);
}

/** When a team was changed last, saved or not; 0 for one that is not kept. */
export function updatedAt(id: string): number {
  return library.records.find(id)?.record.updated ?? 0;
}

/** Every step of a team; null for one that is not kept. */
export function historyOf(id: string): History | null {
  return library.records.find(id)?.record ?? null;
}

export function snapshotsOf(id: string): readonly Snapshot[] {
  return library.records.find(id)?.record.snapshots ?? [];
}

/** Shows a team that came by link; it is kept with its first change, or by `keepOpenTeam`. */
export function visitTeam(team: Team): void {
  library.visit(team);
}

/** Saves the open team as it is: one that came by link, or that another tab deleted. */
export function keepOpenTeam(): void {
  library.changeOpen((record) => ({ ...record }));
}

/** Storage events come from other tabs; a page that was kept aside by the browser missed them. */
function followTabs(heard: (key: string | null) => void): () => void {
  const changed = ({ key }: StorageEvent) => heard(key);
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) heard(null);
  };
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', shown);
  };
}
