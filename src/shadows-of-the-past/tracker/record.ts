import { applyMove } from './apply.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { readSetup } from './read-setup.ts';
import type { Setup } from './setup.ts';
import { type BattleState, startOf } from './state.ts';

/** A battle: how it was set up, every move, and how many of them are done and not undone. */
export interface BattleRecord {
  setup: Setup;
  moves: readonly Move[];
  at: number;
}

/** More than a long evening has. */
const MOST_MOVES = 3000;

export function beginRecord(setup: Setup): BattleRecord {
  return { setup, moves: [], at: 0 };
}

/** Where a battle stands. Moves of a record were all made before, so none is refused. */
export function stateOf({ setup, moves, at }: BattleRecord): BattleState {
  let state = startOf(setup);
  for (const move of moves.slice(0, at)) {
    const next = applyMove(state, move, setup);
    if (typeof next !== 'string') state = next;
  }
  return state;
}

/** The record with one move more, in the place of what was undone; or why it cannot be made. */
export function addMove(record: BattleRecord, move: Move): BattleRecord | string {
  const next = applyMove(stateOf(record), move, record.setup);
  if (typeof next === 'string') return next;
  if (record.at >= MOST_MOVES) return `A battle holds ${MOST_MOVES} moves; begin another one.`;
  return { ...record, moves: [...record.moves.slice(0, record.at), move], at: record.at + 1 };
}

export function undo(record: BattleRecord): BattleRecord {
  return { ...record, at: Math.max(0, record.at - 1) };
}

export function redo(record: BattleRecord): BattleRecord {
  return { ...record, at: Math.min(record.moves.length, record.at + 1) };
}

/** A record as text, for storage and links. */
export function formatRecord({ setup, moves, at }: BattleRecord): string {
  return JSON.stringify({ setup, moves: moves.map(formatMove).join(';'), at });
}

export type ReadRecord =
  | { ok: true; record: BattleRecord; notes: string[] }
  | { ok: false; problem: string };

/** Reads a record; stops at a move that cannot be made and says so, and loses nothing before it. */
export function parseRecord(text: string): ReadRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'This is no battle of the tracker.' };
  }
  if (typeof data !== 'object' || data === null) {
    return { ok: false, problem: 'This is no battle of the tracker.' };
  }
  const { setup: raw, moves: written, at } = data as Record<string, unknown>;
  const setup = readSetup(raw);
  if (typeof setup === 'string') return { ok: false, problem: setup };
  const words = typeof written === 'string' && written !== '' ? written.split(';') : [];
  let record = beginRecord(setup);
  let state = startOf(setup);
  const notes: string[] = [];
  const moves: Move[] = [];
  for (const [place, word] of words.slice(0, MOST_MOVES).entries()) {
    const move = parseMove(word);
    const next = move ? applyMove(state, move, setup) : 'it cannot be read';
    if (!move || typeof next === 'string') {
      notes.push(`Move ${place + 1} of ${words.length} is left out with all after it: ${next}`);
      break;
    }
    moves.push(move);
    state = next;
  }
  const done = Number.isInteger(at)
    ? Math.min(moves.length, Math.max(0, Number(at)))
    : moves.length;
  record = { setup, moves, at: done };
  return { ok: true, record, notes };
}
