import {
  type DecisionKind,
  type FindCard,
  followFates,
  type Game,
  type GameEvent,
  GameLog,
  Match,
  type Recorder,
  ReplayingChooser,
  run,
  setupOf,
  Unanswered,
} from '../../../dice-masters/engine/index.ts';
import type { TableGame } from '../goldfish-state.ts';
import type { Run } from '../table/run-table.ts';
import { $autoAdvance } from './auto-advance.ts';

/** Where a game goes on once the player has looked. */
export interface Ahead {
  /** Up to the open question. */
  run: Run;
  /** Lengths of the log at which the table pauses before that. */
  pauses: readonly number[];
  /** Whether the last choice of a set is shown, which the rules would end without asking. */
  isConfirming: boolean;
}

/** How much of the log there is once the last blocker stands, where nothing more is asked about blocks. (R12.4) */
function lastBlock({ run, heard }: Pick<TableGame, 'run' | 'heard'>): number | null {
  const { entries } = run.log;
  const { decision } = run.game;
  if (run.outcome.end === 'open' && decision.kind === 'blockers') return null;
  let length = heard;
  while (isBlock(entries[length])) length++;
  return length > heard ? length : null;
}

function isBlock(event: GameEvent | undefined): boolean {
  return event?.kind === 'block' || (event?.kind === 'moved' && event.to === 'attack');
}

/** Ends of steps in which something happened since; the step of the open question is none of them. */
export function pausesIn(entries: readonly GameEvent[], heard: number): number[] {
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

/** The table at its first pause: after the last blocker, and at ends of steps where the player wants to go step by step. */
export function pauseIn(table: TableGame, asked: DecisionKind, find: FindCard): TableGame {
  const { run, heard } = table;
  const block = asked === 'blockers' ? lastBlock(table) : null;
  const isStepwise = $autoAdvance.get() === 'off';
  const steps = isStepwise ? pausesIn(run.log.entries, block ?? heard) : [];
  const pauses = block === null ? steps : [block, ...steps];
  return pauseAt(table, { run, pauses, isConfirming: block !== null }, find);
}

/** The table at its next pause, or at the open question. */
export function pauseOver(table: TableGame, find: FindCard): TableGame {
  if (!table.ahead) return table;
  const ahead = { ...table.ahead, isConfirming: false };
  return pauseAt({ ...table, heard: table.run.log.entries.length }, ahead, find);
}

function pauseAt(table: TableGame, ahead: Ahead, find: FindCard): TableGame {
  const [length, ...pauses] = ahead.pauses;
  if (length === undefined) return { ...table, run: ahead.run, ahead: null };
  return { ...table, run: runUntil(table, find, length), ahead: { ...ahead, pauses } };
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
class ShortLog extends GameLog {
  private readonly length: number;

  constructor(length: number) {
    super();
    this.length = length;
  }

  override add(entry: GameEvent): void {
    if (this.entries.length >= this.length) throw new Unanswered();
    super.add(entry);
  }
}

const NOBODY_RECORDS: Recorder = { pick: () => undefined, turnEnded: () => undefined };

/** The game was stopped as the next step began; the table shows the one before. */
function stepBack(game: Game, { entries }: GameLog): void {
  const last = entries.at(-1);
  const turn = entries.findLast(({ kind }) => kind === 'turn');
  if (!last || !turn) return;
  game.decision.open('window', turn.seat, '');
  game.step = last.step;
  game.turn = turn.turn;
  game.active = turn.seat === 1 ? 1 : 0;
}
