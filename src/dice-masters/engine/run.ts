import { Xoshiro } from '../../tabletop/luck/xoshiro.ts';
import type { Chooser } from './decisions/chooser.ts';
import type { Decision } from './decisions/decision.ts';
import type { Game } from './game.ts';
import type { GameLog } from './log.ts';
import type { Chance } from './random/chance.ts';

/** Notes every answer, for replays. */
export interface Recorder {
  pick(decision: Decision, pick: number): void;
  /** The mark of the table after each turn. */
  turnEnded(mark: number): void;
}

/** Looks at the table in the middle of a turn; it changes nothing. */
export interface Watcher {
  /** All dice are rolled and the Main Step is about to begin. */
  rolled?(game: Game): void;
  /** A step of the turn has begun. */
  entered?(game: Game): void;
}

/** Who answers, where luck comes from, and who looks on. */
export class Run {
  choosers: readonly [Chooser, Chooser];
  chance: Chance;
  /** Luck for choosers alone; it never touches the dice. */
  policy = new Xoshiro();
  log: GameLog | null = null;
  recorder: Recorder | null = null;
  watcher: Watcher | null = null;
  /** Choosers are asked where there is a single option too. */
  asksSingle = false;
  /** Hits of dice that something kept standing, as told in the log this turn. */
  readonly savesTold = new Map<number, number>();

  constructor(choosers: readonly [Chooser, Chooser], chance: Chance) {
    this.choosers = choosers;
    this.chance = chance;
  }
}
