import { ReplayingChooser } from '../../../engine/choosers/replaying.ts';
import { Unanswered } from '../../../engine/decisions/chooser.ts';
import type { Game, Recorder } from '../../../engine/game.ts';
import { EventLog, type LogEntry } from '../../../engine/log.ts';
import { Match, run } from '../../../engine/play.ts';
import { followFates } from '../../../engine/replay/fates.ts';
import { type FindCard, setupOf } from '../../../engine/replay/replay.ts';
import type { TableGame } from '../goldfish-state.ts';
import type { Run } from '../table/run-table.ts';
import { $autoAdvance } from './auto-advance.ts';

/** Where a game goes on once the player has looked. */
export interface Ahead {
  /** Up to the open question. */
  run: Run;
  /** Lengths of the log at which the table pauses before that. */
  pauses: readonly number[];
}

/** Ends of steps in which something happened since; the step of the open question is none of them. */
export function pausesIn(entries: readonly LogEntry[], heard: number): number[] {
  const pauses: number[] = [];
  let hasHappened = false;
  // The end of a roll that the player has just decided needs no look of its own.
  let isOwnRoll = entries[heard]?.step === 'roll-and-reroll';
  for (let place = heard; place < entries.length; place++) {
    const kind = entries[place]?.kind;
    if (kind === 'step' || kind === 'turn') {
      if (hasHappened && !isOwnRoll) pauses.push(place);
      hasHappened = false;
      isOwnRoll = false;
    } else if (kind !== 'pass') {
      hasHappened = true;
    }
  }
  return pauses;
}

/** The table at its first pause, where the player wants to go step by step. */
export function pauseIn(table: TableGame, find: FindCard): TableGame {
  if ($autoAdvance.get() === 'on') return table;
  const { run: whole, heard } = table;
  return pauseAt(table, { run: whole, pauses: pausesIn(whole.log.entries, heard) }, find);
}

/** The table at its next pause, or at the open question. */
export function pauseOver(table: TableGame, find: FindCard): TableGame {
  if (!table.ahead) return table;
  return pauseAt({ ...table, heard: table.run.log.entries.length }, table.ahead, find);
}

function pauseAt(table: TableGame, { run: whole, pauses }: Ahead, find: FindCard): TableGame {
  const [length, ...others] = pauses;
  if (length === undefined) return { ...table, run: whole, ahead: null };
  return { ...table, run: runUntil(table, find, length), ahead: { run: whole, pauses: others } };
}

/** The game as it stood when its log had so many lines. */
export function runUntil(
  { spec, seed, fates, picks, owners, hashes }: TableGame,
  find: FindCard,
  length: number,
): Run {
  const setup = setupOf(spec, find);
  if ('unknown' in setup) throw new Error(`There is no card ${setup.unknown}.`);
  const chooser = new ReplayingChooser(picks);
  const match = new Match(setup, [chooser, chooser]);
  const log = new ShortLog(length);
  match.restart(seed, 0, log);
  followFates(match, fates);
  match.game.recorder = NOBODY_RECORDS;
  const outcome = run(match.game);
  stepBack(match.game, log);
  return {
    game: match.game,
    log,
    outcome,
    picks: [...picks],
    owners: [...owners],
    hashes: [...hashes],
  };
}

/** A log that stops the game when it is full. */
class ShortLog extends EventLog {
  private readonly length: number;

  constructor(length: number) {
    super();
    this.length = length;
  }

  override add(entry: Omit<LogEntry, 'by'>): void {
    if (this.entries.length >= this.length) throw new Unanswered();
    super.add(entry);
  }
}

const NOBODY_RECORDS: Recorder = { pick: () => undefined, turnEnded: () => undefined };

/** The game was stopped as the next step began; the table shows the one before. */
function stepBack(game: Game, { entries }: EventLog): void {
  const last = entries.at(-1);
  const turn = entries.findLast(({ kind }) => kind === 'turn');
  if (!last || !turn) return;
  game.decision.open('window', turn.seat, '');
  game.step = last.step;
  game.turn = turn.amount;
  game.active = turn.seat === 1 ? 1 : 0;
}
