import type { DecisionKind, GameEvent, GameSession } from '../../../dice-masters/engine/index.ts';
import type { TableGame } from '../goldfish-state.ts';
import { $autoAdvance } from './auto-advance.ts';

/** Where a game goes on once the player has looked. */
export interface Ahead {
  /** Up to the open question. */
  run: GameSession;
  /** Lengths of the log at which the table pauses before that. */
  pauses: readonly number[];
  /** Whether the last choice of a set is shown, which the rules would end without asking. */
  isConfirming: boolean;
}

/** How much of the log there is once the last blocker stands, where nothing more is asked about blocks. (R12.4) */
function lastBlock({ run, heard }: Pick<TableGame, 'run' | 'heard'>): number | null {
  const { events: entries, question } = run;
  if (question?.kind === 'blockers') return null;
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
export function pauseIn(table: TableGame, asked: DecisionKind | undefined): TableGame {
  const { run, heard } = table;
  const block = asked === 'blockers' ? lastBlock(table) : null;
  const isStepwise = $autoAdvance.get() === 'off';
  const steps = isStepwise ? pausesIn(run.events, block ?? heard) : [];
  const pauses = block === null ? steps : [block, ...steps];
  return pauseAt(table, { run, pauses, isConfirming: block !== null });
}

/** The table at its next pause, or at the open question. */
export function pauseOver(table: TableGame): TableGame {
  if (!table.ahead) return table;
  const ahead = { ...table.ahead, isConfirming: false };
  return pauseAt({ ...table, heard: table.run.events.length }, ahead);
}

function pauseAt(table: TableGame, ahead: Ahead): TableGame {
  const [length, ...pauses] = ahead.pauses;
  if (length === undefined) return { ...table, run: ahead.run, ahead: null };
  return { ...table, run: ahead.run.until(length), ahead: { ...ahead, pauses } };
}
