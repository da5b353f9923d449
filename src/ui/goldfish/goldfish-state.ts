import { atom } from 'nanostores';
import {
  type DecisionKind,
  ENGINE_VERSION,
  type Fate,
  forkFates,
  type GameSpec,
  runReplay,
  type Seat,
} from '../../dice-masters/engine/index.ts';
import type { Team } from '../../dice-masters/teams/index.ts';
import type { CardLibrary } from '../card-data/card-library.ts';
import type { KeptGame } from '../game-link/game-link.ts';
import type { Told } from '../kit/Notice.tsx';
import { say } from '../kit/say.ts';
import { newSeed } from '../luck/new-seed.ts';
import { type Ahead, pauseIn, pauseOver } from './advance/pauses.ts';
import { chosenPlan, type Payment, paymentIn, paymentPlan } from './table/plans.ts';
import { type Plan, type Run, runTable } from './table/run-table.ts';
import { knownWay, stopAfter, stopBefore, stopsOf } from './table/timeline.ts';

/** The game on the table: everything picked so far, and the position shown. */
export interface TableGame {
  spec: GameSpec;
  seed: string;
  /** Luck drawn anew on the way. */
  fates: readonly Fate[];
  names: readonly [string, string];
  picks: readonly number[];
  owners: readonly Seat[];
  hashes: readonly number[];
  place: number;
  run: Run;
  /** Whether it was begun at this table; else it came by link. */
  isBegun: boolean;
  /** Whether it is a recording that is looked at: nothing is answered before somebody takes over. */
  isWatched: boolean;
  /** Whether the last change was a pick, which dice are seen to follow. */
  isForward: boolean;
  /** How much of the log was there before. */
  heard: number;
  /** What comes after the pause at the end of a step; null where the table does not pause. */
  ahead: Ahead | null;
}

export const $library = atom<CardLibrary | null>(null);
export const $table = atom<TableGame | null>(null);
/** What a player must be told above the start panel or the table. */
export const $notice = atom<Told>({ lines: [] });
/** A team that came by link and waits to be played. */
export const $guest = atom<Team | null>(null);
/** Dice chosen for the reroll. */
export const $chosen = atom<readonly number[]>([]);
/** Options of the die or card that was clicked, where it has several. */
export const $narrowed = atom<readonly number[] | null>(null);

/** The game in which the open cost is paid as proposed, so that it is not played twice. */
let paid: { table: TableGame; run: Run } | null = null;

/** The payment proposed for the open cost; null when nothing is to be paid. */
export function proposedPayment(table: TableGame): Payment | null {
  const library = $library.get();
  const { game, log } = table.run;
  paid = null;
  if (!library || !isOpen(table) || game.decision.kind !== 'pay') return null;
  const { spec, seed } = table;
  const plan = paymentPlan(game.turn);
  const run = runTable(spec, seed, pastPicks(table), library.find, plan, pastFates(table));
  paid = { table, run };
  return paymentIn(run.log.entries.slice(log.entries.length), game);
}

export function isOpen(table: TableGame): boolean {
  const { run, ahead } = table;
  return ahead === null && run.outcome.end === 'open' && !isWatching(table);
}

/** Whether more of a recording is to come. */
export function isWatching({ isWatched, place, picks }: TableGame): boolean {
  return isWatched && place < picks.length;
}

function pastPicks({ picks, place }: TableGame): readonly number[] {
  return picks.slice(0, place);
}

function pastFates({ fates, place }: TableGame): readonly Fate[] {
  return fates.filter(({ at }) => at <= place);
}

/** Sets up a new game; throws where the table is too small for it. */
export function startGame(spec: GameSpec, seed: string, names: readonly [string, string]): void {
  const library = $library.get();
  if (!library) return;
  const run = runTable(spec, seed, [], library.find);
  show(run, { spec, seed, fates: [], names, isBegun: true, isWatched: false }, 0);
  $notice.set({ lines: [] });
}

/** Opens a game that came by link; says what is wrong with it, or null. */
export function openGame({ replay, names, place, isWatched }: KeptGame): string | null {
  const library = $library.get();
  if (!library) return 'The cards are not here yet.';
  const { spec, seed, fates } = replay;
  try {
    const replayed = runReplay(replay, library.find);
    if (!replayed.ok) return replayed.problem;
    const all = runTable(spec, seed, replay.picks, library.find, undefined, fates);
    show(all, { spec, seed, fates, names, isBegun: false, isWatched }, 0);
    $notice.set({ lines: replayed.warnings });
    const stop = stopsOf(all.owners).find((one) => one >= place) ?? all.picks.length;
    if (stop < all.picks.length) goTo(stop);
    return null;
  } catch {
    $table.set(null);
    return 'The game of this link cannot be played.';
  }
}

type Setup = Pick<TableGame, 'spec' | 'seed' | 'fates' | 'names' | 'isBegun' | 'isWatched'>;

/** Takes up a game that was left at this table; says what is wrong with it, or null. */
export function resumeGame(kept: KeptGame): string | null {
  const problem = openGame(kept);
  const table = $table.get();
  if (table) $table.set({ ...table, isBegun: true });
  return problem;
}

function show(run: Run, setup: Setup, heard: number, before: TableGame | null = null): void {
  $chosen.set([]);
  $narrowed.set(null);
  const { picks, owners, hashes } = run;
  const { spec, seed, fates, names, isBegun, isWatched } = setup;
  const game = { spec, seed, fates, names, isBegun, isWatched, picks, owners, hashes };
  const isForward = before !== null;
  const whole = { ...game, place: picks.length, run, isForward, heard, ahead: null };
  const find = $library.get()?.find;
  $table.set(find && before ? pauseIn(whole, before.run.game.decision.kind, find) : whole);
}

/** Answers the open question. */
export function pick(option: number): void {
  advance([option]);
}

/** On to the end of the next step, or to the open question. */
export function goOn(): void {
  const table = $table.get();
  const find = $library.get()?.find;
  if (table && find) $table.set(pauseOver(table, find));
}

/** Answers by a plan for as long as it has answers. */
export function follow(plan: Plan): void {
  advance([], plan);
}

function advance(more: readonly number[], plan?: Plan): void {
  const table = $table.get();
  const library = $library.get();
  if (!table || !library || !isOpen(table)) return;
  const { spec, seed } = table;
  const picks = [...pastPicks(table), ...more];
  showAnswered(table, runTable(spec, seed, picks, library.find, plan, pastFates(table)));
}

/** On along the timeline where the answer is the one that stands there; else another way, and back if wanted. */
function showAnswered(table: TableGame, run: Run): void {
  const known = knownWay(table, run);
  if (known !== null) {
    goTo(known);
    confirmAgain(table.run.game.decision.kind);
    return;
  }
  show(run, { ...table, fates: pastFates(table) }, table.run.log.entries.length, table);
  if (table.place === table.picks.length) return;
  say('The game goes another way from here. What came after is set aside.', () =>
    $table.set(table),
  );
}

/** The last blocker is confirmed on a way that is known, too. (R12.4) */
function confirmAgain(asked: DecisionKind): void {
  const table = $table.get();
  const find = $library.get()?.find;
  if (!table || !find) return;
  const paused = pauseIn(table, asked, find);
  if (paused.ahead?.isConfirming) $table.set(paused);
}

/** Does with the chosen dice what is asked: rolls them again, or attacks with them. */
export function confirmChosen(): void {
  const table = $table.get();
  if (!table) return;
  const { decision, turn } = table.run.game;
  advance([], chosenPlan(decision.kind, $chosen.get(), turn));
}

/** From here on the player decides; what was recorded stays on the timeline. */
export function takeOver(): void {
  const table = $table.get();
  if (table) $table.set({ ...table, isWatched: false, isBegun: true });
}

export function payAsProposed(): void {
  const table = $table.get();
  if (!table || !isOpen(table)) return;
  if (paid?.table !== table) {
    advance([], paymentPlan(table.run.game.turn));
    return;
  }
  showAnswered(table, paid.run);
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
  const { spec, seed, fates, picks } = table;
  const run = runTable(spec, seed, picks.slice(0, place), library.find, undefined, fates);
  $chosen.set([]);
  $narrowed.set(null);
  const isForward = place > table.place;
  const heard = isForward ? table.run.log.entries.length : run.log.entries.length;
  $table.set({ ...table, place, run, isForward, heard, ahead: null });
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

/** Keeps the picks so far and draws the luck of everything that follows anew; a way back, or null. */
export function rerollFate(): (() => void) | null {
  const table = $table.get();
  if (!table || !isOpen(table)) return null;
  const { fates, place, owners, hashes, run } = table;
  $table.set({
    ...table,
    fates: forkFates(fates, place, newSeed()),
    picks: pastPicks(table),
    owners: owners.slice(0, place),
    hashes: hashes.slice(0, run.hashes.length),
    isWatched: false,
    isForward: false,
    heard: run.log.entries.length,
  });
  return () => $table.set(table);
}

export function leaveTable(): void {
  $table.set(null);
  $notice.set({ lines: [] });
}

/** The game as a link keeps it. */
export function keptGame(table: TableGame): KeptGame {
  const { spec, seed, fates, picks, hashes, names, place, isWatched } = table;
  const replay = { version: ENGINE_VERSION, spec, seed, fates, picks, hashes };
  return { replay, names, place, isWatched };
}
