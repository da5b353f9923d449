import {
  BUY,
  type Decision,
  type FindCard,
  followFates,
  type Game,
  GameLog,
  Match,
  PASS,
  type Recorder,
  type Replay,
  ReplayingChooser,
  run,
  setupOf,
} from '../../../dice-masters/engine/index.ts';
import { PERSON } from '../table/run-table.ts';
import { type Cycle, cyclesIn } from './bag-cycles.ts';
import { energyByTurn, type TurnEnergy } from './turn-energy.ts';

/** A card with the price it had then. */
export interface Priced {
  name: string;
  cost: number;
}

/** One turn of the player. */
export interface TurnRecord extends TurnEnergy {
  /** Counted over both seats. */
  turn: number;
  /** What could be bought when the Main Step began. */
  affordable: Priced[];
  bought: Priced[];
  /** What could still be bought when the player passed. */
  passedUp: Priced[];
}

/** Life of both seats after a turn, or now. */
interface LifePoint {
  turn: number;
  life: readonly [number, number];
}

export interface SessionRecord {
  turns: TurnRecord[];
  /** Begins with turn 0, before the game. */
  life: LifePoint[];
  cycles: Cycle[];
}

/** Plays the game again and notes what a player wants to know afterwards. */
export function sessionOf(
  { spec, seed, fates, picks }: Pick<Replay, 'spec' | 'seed' | 'fates' | 'picks'>,
  find: FindCard,
): SessionRecord {
  const setup = setupOf(spec, find);
  if ('unknown' in setup) throw new Error(`There is no card ${setup.unknown}.`);
  const chooser = new ReplayingChooser(picks);
  const match = new Match(setup, [chooser, chooser]);
  const log = new GameLog();
  match.restart(seed, 0, log);
  followFates(match, fates);
  const witness = new Witness(match.game);
  match.game.recorder = witness;
  const { end } = run(match.game);
  if (end === 'open') witness.seeOffer(match.game.decision);
  witness.noteLife();
  const energy = energyByTurn(log.entries, match.game);
  return {
    turns: [...energy].map(([turn, units]) => ({ turn, ...units, ...witness.shoppingOn(turn) })),
    life: witness.life,
    cycles: cyclesIn(log.entries),
  };
}

type Shopping = Pick<TurnRecord, 'affordable' | 'bought' | 'passedUp'>;

const NO_SHOPPING: Shopping = { affordable: [], bought: [], passedUp: [] };

/** Looks on while the game is played again. */
class Witness implements Recorder {
  readonly life: LifePoint[];
  private readonly shopping = new Map<number, Shopping>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
    this.life = [{ turn: 0, life: game.lifeAtStart }];
  }

  shoppingOn(turn: number): Shopping {
    return this.shopping.get(turn) ?? NO_SHOPPING;
  }

  /** What the first question of a Main Step offers is what the turn could afford. */
  seeOffer(decision: Decision): void {
    const { turn } = this.game;
    if (decision.kind !== 'main' || decision.seat !== PERSON || this.shopping.has(turn)) return;
    this.shopping.set(turn, { ...NO_SHOPPING, affordable: this.offered(decision) });
  }

  pick(decision: Decision, pick: number): void {
    if (decision.kind !== 'main' || decision.seat !== PERSON) return;
    this.seeOffer(decision);
    const before = this.shoppingOn(this.game.turn);
    const verb = decision.verb[pick];
    const bought = verb === BUY ? [...before.bought, this.priced(decision, pick)] : before.bought;
    const passedUp = verb === PASS ? this.offered(decision) : before.passedUp;
    this.shopping.set(this.game.turn, { ...before, bought, passedUp });
  }

  turnEnded(): void {
    this.noteLife();
  }

  /** Once for each turn, as it stands last. */
  noteLife(): void {
    const { turn, table } = this.game;
    if (this.life.at(-1)?.turn === turn) this.life.pop();
    this.life.push({ turn, life: [table.life[0] ?? 0, table.life[1] ?? 0] });
  }

  private offered(decision: Decision): Priced[] {
    const options = Array.from({ length: decision.count }, (_, option) => option);
    return options
      .filter((option) => decision.verb[option] === BUY)
      .map((option) => this.priced(decision, option));
  }

  private priced({ a, b }: Decision, option: number): Priced {
    return { name: this.game.layout.card(a[option] ?? 0).name, cost: b[option] ?? 0 };
  }
}
