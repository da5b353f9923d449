import type { Asked, Chooser } from './chooser.ts';
import type { EventLog, Happened } from './event-log.ts';
import type { QuestionData } from './question.ts';
import type { Recording } from './replay-link.ts';

/** The types of one game. */
export interface GameTypes {
  /** Everything a game depends on beside luck and answers; plain data. */
  setup: unknown;
  /** The dice and everything else as the rules know it. */
  table: unknown;
  decision: Asked;
  question: QuestionData;
  event: Happened;
  /** The table as plain data, for whoever looks at it. */
  view: unknown;
  outcome: {
    /** How the game ended; `open` while a question waits. */
    end: string;
  };
}

/** What a game is given to be played once: luck, somebody who answers, and who looks on. */
interface Company<Game extends GameTypes> {
  seed: string;
  /** Answers for every seat; throws `Unanswered` where the game is to stop. */
  chooser: Chooser<Game['decision'], Game['table']>;
  log: EventLog<Game['event']>;
  /** Called with a mark of the table after each turn. */
  onTurnEnd(mark: number): void;
}

/** One game under way. */
interface UnderWay<Game extends GameTypes> {
  readonly table: Game['table'];
  /** Plays on until the game ends or a question stays open. */
  play(): Game['outcome'];
  /** Luck from another seed, from now on. */
  reseed(seed: string): void;
}

/** A game as a session plays it. Its rules are written in direct style: they ask, and a number answers. */
export interface DiceGame<Game extends GameTypes> {
  /** Sets the table for the first turn. */
  begin(setup: Game['setup'], company: Company<Game>): UnderWay<Game>;
  view(table: Game['table']): Game['view'];
  /** The question that is open. */
  question(table: Game['table']): Game['question'];
  /** Whether it is asked what real dice showed: a person tells, whoever plays the seat. */
  isAboutLuck(decision: Game['decision']): boolean;
  /** A number for everything that the rest of the game depends on. */
  hash(table: Game['table']): number;
  /** The game was stopped as an event began: its clock goes back to the last of these. */
  stepBack(table: Game['table'], events: readonly Game['event'][]): void;
  /** Grows with every change of the rules that could let an old replay go another way. */
  readonly version: number;
  link(setup: Game['setup'], recording: Recording): string;
}
