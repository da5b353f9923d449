import { atom } from 'nanostores';
import type { Team } from '../../domain/team.ts';
import { ENGINE_VERSION, type GameSpec } from '../../engine/replay/replay.ts';
import { runReplay } from '../../engine/replay/run.ts';
import type { Seat } from '../../engine/setup.ts';
import type { CardLibrary } from './card-library.ts';
import type { KeptGame } from './game-link.ts';
import { type Payment, paymentIn, paymentPlan, rerollPlan } from './table/plans.ts';
import { PERSON, type Plan, type Run, runTable } from './table/run-table.ts';
import { stopAfter, stopBefore } from './table/timeline.ts';

/** The game on the table: everything picked so far, and the position shown. */
export interface TableGame {
  spec: GameSpec;
  seed: string;
  names: readonly [string, string];
  picks: readonly number[];
  owners: readonly Seat[];
  hashes: readonly number[];
  place: number;
  run: Run;
  /** Whether the last change was a pick, which dice are seen to follow. */
  isForward: boolean;
  /** How much of the log was there before. */
  heard: number;
}

export const $library = atom<CardLibrary | null>(null);
export const $failed = atom(false);
export const $table = atom<TableGame | null>(null);
/** What a player must be told above the start panel or the table. */
export const $notice = atom<string[]>([]);
/** A team that came by link and waits to be played. */
export const $guest = atom<Team | null>(null);
/** Dice chosen for the reroll. */
export const $chosen = atom<readonly number[]>([]);
/** Options of the die or card that was clicked, where it has several. */
export const $narrowed = atom<readonly number[] | null>(null);

/** The payment proposed for the open cost; null when nothing is to be paid. */
export function proposedPayment(table: TableGame): Payment | null {
  const library = $library.get();
  const { game } = table.run;
  if (!library || !isOpen(table) || game.decision.kind !== 'pay') return null;
  const plan = paymentPlan(game.turn);
  const paid = runTable(table.spec, table.seed, pastPicks(table), library.find, plan);
  return paymentIn(paid.log.entries.slice(table.run.log.entries.length), game);
}

export function isOpen({ run }: TableGame): boolean {
  return run.outcome.end === 'open';
}

function pastPicks({ picks, place }: TableGame): readonly number[] {
  return picks.slice(0, place);
}

/** Sets up a new game; throws where the table is too small for it. */
export function startGame(spec: GameSpec, seed: string, names: readonly [string, string]): void {
  const library = $library.get();
  if (!library) return;
  show(runTable(spec, seed, [], library.find), { spec, seed, names }, 0);
  $notice.set([]);
}

/** Opens a game that came by link; says what is wrong with it, or null. */
export function openGame({ replay, names, place }: KeptGame): string | null {
  const library = $library.get();
  if (!library) return 'The cards are not here yet.';
  const { spec, seed } = replay;
  try {
    const replayed = runReplay(replay, library.find);
    if (!replayed.ok) return replayed.problem;
    const all = runTable(spec, seed, replay.picks, library.find);
    show(all, { spec, seed, names }, 0);
    $notice.set(replayed.warnings);
    const isStop = all.owners[place] === PERSON;
    if (place < all.picks.length && isStop) goTo(place);
    return null;
  } catch {
    $table.set(null);
    return 'The game of this link cannot be played.';
  }
}

function show(
  run: Run,
  rest: Pick<TableGame, 'spec' | 'seed' | 'names'>,
  heard: number,
  isForward = false,
): void {
  $chosen.set([]);
  $narrowed.set(null);
  const { picks, owners, hashes } = run;
  const { spec, seed, names } = rest;
  const place = picks.length;
  $table.set({ spec, seed, names, picks, owners, hashes, place, run, isForward, heard });
}

/** Answers the open question; what could be redone is forgotten. */
export function pick(option: number): void {
  advance([option]);
}

function advance(more: readonly number[], plan?: Plan): void {
  const table = $table.get();
  const library = $library.get();
  if (!table || !library || !isOpen(table)) return;
  const { spec, seed } = table;
  const picks = [...pastPicks(table), ...more];
  $notice.set([]);
  show(runTable(spec, seed, picks, library.find, plan), table, table.run.log.entries.length, true);
}

/** Rolls the chosen dice again, or keeps all. */
export function rollChosen(): void {
  const table = $table.get();
  if (table) advance([], rerollPlan($chosen.get(), table.run.game.turn));
}

export function payAsProposed(): void {
  const table = $table.get();
  if (table) advance([], paymentPlan(table.run.game.turn));
}

export function toggleChosen(die: number): void {
  const chosen = $chosen.get();
  $chosen.set(chosen.includes(die) ? chosen.filter((one) => one !== die) : [...chosen, die]);
}

/** Takes the only option of a die or card, or shows what it could do. */
export function pickAmong(options: readonly number[]): void {
  const [only] = options;
  if (only !== undefined && options.length === 1) pick(only);
  else $narrowed.set(options);
}

/** Shows the position after so many picks. */
export function goTo(place: number): void {
  const table = $table.get();
  const library = $library.get();
  if (!table || !library) return;
  const { spec, seed, picks } = table;
  const run = runTable(spec, seed, picks.slice(0, place), library.find);
  $chosen.set([]);
  $narrowed.set(null);
  const isForward = place > table.place;
  const heard = isForward ? table.run.log.entries.length : run.log.entries.length;
  $table.set({ ...table, place, run, isForward, heard });
}

export function undo(): void {
  const table = $table.get();
  const place = table && stopBefore(table.owners, table.place);
  if (place !== null) goTo(place);
}

export function redo(): void {
  const table = $table.get();
  const place = table && stopAfter(table.owners, table.place);
  if (place !== null) goTo(place);
}

/** From the first turn again, with the same luck or other luck. */
export function restart(seed?: string): void {
  const table = $table.get();
  if (table) startGame(table.spec, seed ?? table.seed, table.names);
}

export function leaveTable(): void {
  $table.set(null);
  $notice.set([]);
}

/** The game as a link keeps it. */
export function keptGame(table: TableGame): KeptGame {
  const { spec, seed, picks, hashes, names, place } = table;
  return { replay: { version: ENGINE_VERSION, spec, seed, picks, hashes }, names, place };
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 7;

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
