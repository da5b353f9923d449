import { type Chooser, Unanswered } from './chooser.ts';
import type { DiceGame, GameTypes } from './dice-game.ts';
import { EventLog } from './event-log.ts';
import { type Fate, forkFates } from './fates.ts';
import { shortHash } from './replay-link.ts';

type ChooserOf<Game extends GameTypes> = Chooser<Game['decision'], Game['table']>;

/** Answers for people once the picks run out; -1 hands the question back. */
export type Plan<Game extends GameTypes> = (
  decision: Game['decision'],
  table: Game['table'],
) => number;

/** Looks on while a game is played; it changes nothing. */
export interface Onlooker<Game extends GameTypes> {
  answered(question: Game['question'], pick: number, table: Game['table']): void;
  turnEnded(table: Game['table']): void;
}

/** Where a session begins. */
export interface Opening<Game extends GameTypes> {
  setup: Game['setup'];
  seed: string;
  /** Every answer so far. */
  picks?: readonly number[];
  /** Luck drawn anew on the way, in order. */
  fates?: readonly Fate[];
  /** Who answers for each seat once the picks are used up; a seat without anybody is asked. */
  players?: readonly (ChooserOf<Game> | null)[];
  plan?: Plan<Game> | undefined;
  onlooker?: Onlooker<Game>;
  /** Events after which the game is stopped; by default none. */
  until?: number;
}

/** A game played up to the question that waits. */
export function openSession<Game extends GameTypes>(
  game: DiceGame<Game>,
  opening: Opening<Game>,
): Session<Game> {
  return new Session(game, opening);
}

/** A game is setup, seed and picks: a session never changes, and every step leads to another one. */
export class Session<Game extends GameTypes> {
  readonly setup: Game['setup'];
  readonly seed: string;
  readonly fates: readonly Fate[];
  /** The table itself, for the rooms of its game. */
  readonly table: Game['table'];
  readonly outcome: Game['outcome'];
  /** Every answer, those of players too. */
  readonly picks: readonly number[];
  /** Of each answer, whether it was a person's to give. */
  readonly byHand: readonly boolean[];
  /** Twelve bits of the state after each turn. */
  readonly hashes: readonly number[];
  /** Whether an early stop was asked for and reached. */
  readonly isPaused: boolean;
  /** Whether the rules of today do not offer a pick that was given. */
  readonly isImpossible: boolean;
  readonly log: EventLog<Game['event']>;
  private readonly game: DiceGame<Game>;
  private readonly players: readonly (ChooserOf<Game> | null)[];
  private seen: Game['view'] | null = null;
  private asked: Game['question'] | null = null;

  constructor(game: DiceGame<Game>, opening: Opening<Game>) {
    const { setup, seed, fates = [], players = [], until = Number.POSITIVE_INFINITY } = opening;
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.fates = fates;
    this.players = players;
    let isStopped = false;
    const log = new EventLog<Game['event']>((_, place) => {
      isStopped = place >= until;
      if (isStopped) throw new Unanswered();
    });
    const answers = new Answers(game, opening, (later) => underWay.reseed(later));
    const hashes: number[] = [];
    const underWay = game.begin(setup, {
      seed,
      chooser: answers,
      log,
      onTurnEnd: (mark) => {
        hashes.push(shortHash(mark));
        opening.onlooker?.turnEnded(underWay.table);
      },
    });
    this.log = log;
    this.outcome = underWay.play();
    this.table = underWay.table;
    this.picks = answers.picks;
    this.byHand = answers.byHand;
    this.isImpossible = answers.isImpossible;
    this.hashes = hashes;
    this.isPaused = isStopped;
    if (isStopped) game.stepBack(this.table, log.entries);
  }

  /** The table as plain data. */
  get view(): Game['view'] {
    this.seen ??= this.game.view(this.table);
    return this.seen;
  }

  /** What waits for an answer; null at the end, and where the game was stopped on its way. */
  get question(): Game['question'] | null {
    if (this.outcome.end !== 'open' || this.isPaused) return null;
    this.asked ??= this.game.question(this.table);
    return this.asked;
  }

  get events(): readonly Game['event'][] {
    return this.log.entries;
  }

  /** A number for everything that the rest of the game depends on. */
  get hash(): number {
    return this.game.hash(this.table);
  }

  /** Setup, luck and answers as a few characters. */
  get link(): string {
    const { setup, seed, fates, picks, hashes } = this;
    return this.game.link(setup, { version: this.game.version, seed, fates, picks, hashes });
  }

  /** Answers the open question. */
  pick(option: number): Session<Game> {
    const count = this.question?.options.length ?? 0;
    if (!(option >= 0 && option < count)) {
      throw new Error(`${option} is none of the ${count} options`);
    }
    return this.goOn({ picks: [...this.picks, option] });
  }

  /** Answers by a plan for as long as it has answers. */
  follow(plan: Plan<Game>): Session<Game> {
    return this.goOn({ plan });
  }

  /** Back to the last question that a person answered; itself where there is none. */
  undo(): Session<Game> {
    const place = this.byHand.lastIndexOf(true);
    return place < 0 ? this : this.goOn({ picks: this.picks.slice(0, place) });
  }

  /** The same answers so far, and other luck from the next one on. */
  fork(seed: string): Session<Game> {
    return this.goOn({ fates: forkFates(this.fates, this.picks.length, seed) });
  }

  /** The game as it stood when so many events had happened. */
  until(events: number): Session<Game> {
    return this.goOn({ until: events });
  }

  private goOn(change: Partial<Opening<Game>>): Session<Game> {
    const { setup, seed, fates, picks, players } = this;
    return new Session(this.game, { setup, seed, fates, picks, players, ...change });
  }
}

/** Answers from the picks, then by the players; what is left stays open. Writes all of it down. */
class Answers<Game extends GameTypes> implements Chooser<Game['decision'], Game['table']> {
  readonly picks: number[] = [];
  readonly byHand: boolean[] = [];
  isImpossible = false;
  private readonly game: DiceGame<Game>;
  private readonly given: readonly number[];
  private readonly players: readonly (ChooserOf<Game> | null)[];
  private readonly plan: Plan<Game>;
  private readonly seeds: ReadonlyMap<number, string>;
  private readonly onlooker: Onlooker<Game> | null;
  private readonly reseed: (seed: string) => void;

  constructor(
    game: DiceGame<Game>,
    { picks = [], players = [], plan = HAND_BACK, fates = [], onlooker }: Opening<Game>,
    reseed: (seed: string) => void,
  ) {
    this.game = game;
    this.given = picks;
    this.players = players;
    this.plan = plan;
    this.seeds = new Map(fates.map(({ at, seed }) => [at, seed]));
    this.onlooker = onlooker ?? null;
    this.reseed = reseed;
  }

  choose(decision: Game['decision'], table: Game['table']): number {
    const place = this.picks.length;
    const player = this.playerOf(decision);
    const given = this.given[place];
    const pick = given ?? player?.choose(decision, table) ?? this.plan(decision, table);
    if (!(pick >= 0 && pick < decision.count)) {
      this.isImpossible = given !== undefined;
      throw new Unanswered();
    }
    this.picks.push(pick);
    this.byHand.push(player === null);
    this.onlooker?.answered(this.game.question(table), pick, table);
    const seed = this.seeds.get(place);
    if (seed !== undefined) this.reseed(seed);
    return pick;
  }

  private playerOf(decision: Game['decision']): ChooserOf<Game> | null {
    return this.game.isAboutLuck(decision) ? null : (this.players[decision.seat] ?? null);
  }
}

const HAND_BACK = () => -1;
