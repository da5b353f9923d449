import {
  type Chooser,
  type Decision,
  type DecisionKind,
  type Fate,
  type FindCard,
  followFates,
  type Game,
  GameLog,
  type GameSpec,
  Match,
  type Outcome,
  type Recorder,
  run,
  type Seat,
  SensiblePlayer,
  setupOf,
  shortHash,
  Unanswered,
} from '../../../dice-masters/engine/index.ts';

/** The seat of the person at the screen. */
export const PERSON: Seat = 0;

/** Answers for the person once the picks run out; -1 hands the question back. */
export type Plan = (decision: Decision, game: Game) => number;

/** A game played up to the question that waits for the person. */
export interface Run {
  game: Game;
  log: GameLog;
  outcome: Outcome;
  /** Every answer, the opponent's too. */
  picks: number[];
  /** Who gave each answer. */
  owners: Seat[];
  /** Short hashes of the state after each turn. */
  hashes: number[];
}

/** Plays from the first turn; the sensible player answers for the other seat. */
export function runTable(
  spec: GameSpec,
  seed: string,
  picks: readonly number[],
  find: FindCard,
  plan: Plan = HAND_BACK,
  fates: readonly Fate[] = [],
): Run {
  const setup = setupOf(spec, find);
  if ('unknown' in setup) throw new Error(`There is no card ${setup.unknown}.`);
  const chooser = new TableChooser(picks, plan);
  const match = new Match(setup, [chooser, chooser]);
  const log = new GameLog();
  match.restart(seed, 0, log);
  followFates(match, fates);
  const notes = new Notes();
  match.game.recorder = notes;
  const outcome = run(match.game);
  return { game: match.game, log, outcome, ...notes };
}

const HAND_BACK: Plan = () => -1;

/** Who answers: what real dice showed, the person tells for both sides. */
function answersTo({ kind, seat }: Decision): Seat {
  return isLuck(kind) ? PERSON : seat;
}

export function isLuck(kind: DecisionKind): boolean {
  return kind === 'drawn-die' || kind === 'rolled-face';
}

class TableChooser implements Chooser {
  private readonly picks: readonly number[];
  private readonly plan: Plan;
  private readonly opponent = new SensiblePlayer();
  private place = 0;

  constructor(picks: readonly number[], plan: Plan) {
    this.picks = picks;
    this.plan = plan;
  }

  choose(decision: Decision, game: Game): number {
    const pick = this.picks[this.place] ?? this.answer(decision, game);
    if (pick < 0 || pick >= decision.count) throw new Unanswered();
    this.place++;
    return pick;
  }

  private answer(decision: Decision, game: Game): number {
    if (answersTo(decision) !== PERSON) return this.opponent.choose(decision, game);
    return this.plan(decision, game);
  }
}

class Notes implements Recorder {
  readonly picks: number[] = [];
  readonly owners: Seat[] = [];
  readonly hashes: number[] = [];

  pick(decision: Decision, pick: number): void {
    this.picks.push(pick);
    this.owners.push(answersTo(decision));
  }

  turnEnded(hash: number): void {
    this.hashes.push(shortHash(hash));
  }
}
