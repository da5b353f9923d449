import { atom } from 'nanostores';
import {
  addMove,
  type BattleRecord,
  beginRecord,
  formatRecord,
  type Move,
  parseRecord,
  redo,
  type Setup,
  undo,
} from '../../../shadows-of-the-past/tracker/index.ts';
import { announce } from '../../kit/announce.ts';
import { randomLetters } from '../../luck/random-letters.ts';
import { keptAtom } from '../../storage/kept-atom.ts';

/** A battle as it is kept: its text, read only when it is opened. */
export interface SavedBattle {
  id: string;
  name: string;
  text: string;
}

const MOST = 60;

/** Newest first. */
export const $battles = keptAtom<SavedBattle[]>('dicewright:shadows:battles', [], {
  read(text) {
    try {
      const rows: unknown = JSON.parse(text);
      return Array.isArray(rows) ? rows.filter(isSaved) : null;
    } catch {
      return null;
    }
  },
  write: (rows) => JSON.stringify(rows),
});

function isSaved(row: unknown): row is SavedBattle {
  if (typeof row !== 'object' || row === null) return false;
  const { id, name, text } = row as Record<string, unknown>;
  return [id, name, text].every((one) => typeof one === 'string');
}

/** The battle on the table; one that came by link has no id until something is done with it. */
export const $open = atom<{ id: string | null; record: BattleRecord } | null>(null);
/** What could not be read, or was refused. */
export const $told = atom<string[]>([]);

const newId = () => randomLetters(8, 'abcdefghjkmnpqrstuvwxyz23456789');

function keep(id: string, record: BattleRecord): void {
  const row = { id, name: record.setup.name, text: formatRecord(record) };
  const others = $battles.get().filter((one) => one.id !== id);
  $open.set({ id, record });
  $battles.set([row, ...others].slice(0, MOST));
}

export function beginBattle(setup: Setup): void {
  $told.set([]);
  keep(newId(), beginRecord(setup));
}

export function openBattle({ id, text }: SavedBattle): void {
  const read = parseRecord(text);
  $told.set(read.ok ? read.notes : [`This battle cannot be read: ${read.problem}`]);
  if (read.ok) $open.set({ id, record: read.record });
}

/** Shows a battle from a link without keeping it. */
export function openGuest(text: string): void {
  const read = parseRecord(text);
  $told.set(read.ok ? read.notes : [`This link holds no battle: ${read.problem}`]);
  if (read.ok) $open.set({ id: null, record: read.record });
}

export function deleteBattle(id: string): SavedBattle | null {
  const gone = $battles.get().find((one) => one.id === id) ?? null;
  $battles.set($battles.get().filter((one) => one.id !== id));
  return gone;
}

export function bringBack(battle: SavedBattle): void {
  $battles.set([battle, ...$battles.get()]);
}

export function makeMove(move: Move): void {
  const open = $open.get();
  if (!open) return;
  const next = addMove(open.record, move);
  if (typeof next === 'string') {
    $told.set([next]);
    return;
  }
  $told.set([]);
  keep(open.id ?? newId(), next);
}

export function step(direction: 'undo' | 'redo'): void {
  const open = $open.get();
  if (!open) return;
  $told.set([]);
  keep(open.id ?? newId(), direction === 'undo' ? undo(open.record) : redo(open.record));
  announce(direction === 'undo' ? 'Undone' : 'Redone');
}
