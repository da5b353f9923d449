import type { ReadableAtom } from 'nanostores';
import { EMPTY_TEAM, type Team } from '../../../domain/team.ts';
import type { TeamEdit } from '../../../teams/edit.ts';
import { randomLetters } from '../../shared/random-letters.ts';
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

/** Renames a team that need not be open; an undo step of that team. */
export function renameTeam(id: string, name: string): void {
  library.rename(id, name);
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

/** Every step of a team; null for one that is not kept. */
export function historyOf(id: string): History | null {
  return library.records.find(id)?.record ?? null;
}

export function snapshotsOf(id: string): readonly Snapshot[] {
  return library.records.find(id)?.record.snapshots ?? [];
}

/** Saves the open team as it is, where another tab deleted it. */
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
