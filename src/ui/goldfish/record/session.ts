import {
  cardOn,
  type DiceMasters,
  type FindCard,
  type Game,
  lifeOf,
  openGame,
  type Question,
  type Replay,
} from '../../../dice-masters/engine/index.ts';
import type { Onlooker } from '../../../tabletop/session.ts';
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
  { spec: setup, seed, fates, picks }: Pick<Replay, 'spec' | 'seed' | 'fates' | 'picks'>,
  find: FindCard,
): SessionRecord {
  const witness = new Witness();
  const { table, question, events } = openGame(find, {
    setup,
    seed,
    fates,
    picks,
    onlooker: witness,
  });
  if (question) witness.seeOffer(question, table);
  witness.turnEnded(table);
  const energy = energyByTurn(events, table);
  return {
    turns: [...energy].map(([turn, units]) => ({ turn, ...units, ...witness.shoppingOn(turn) })),
    life: [{ turn: 0, life: table.lifeAtStart }, ...witness.life],
    cycles: cyclesIn(events),
  };
}

type Shopping = Pick<TurnRecord, 'affordable' | 'bought' | 'passedUp'>;

const NO_SHOPPING: Shopping = { affordable: [], bought: [], passedUp: [] };

/** Looks on while the game is played again. */
class Witness implements Onlooker<DiceMasters> {
  readonly life: LifePoint[] = [];
  private readonly shopping = new Map<number, Shopping>();

  shoppingOn(turn: number): Shopping {
    return this.shopping.get(turn) ?? NO_SHOPPING;
  }

  /** What the first question of a Main Step offers is what the turn could afford. */
  seeOffer(question: Question, game: Game): void {
    if (!isShopping(question) || this.shopping.has(game.turn)) return;
    this.shopping.set(game.turn, { ...NO_SHOPPING, affordable: offeredIn(question, game) });
  }

  answered(question: Question, pick: number, game: Game): void {
    if (!isShopping(question)) return;
    this.seeOffer(question, game);
    const before = this.shoppingOn(game.turn);
    const options = question.options.slice(pick, pick + 1);
    const bought = [...before.bought, ...offeredIn({ options }, game)];
    const isPass = options[0]?.verb === 'pass';
    const passedUp = isPass ? offeredIn(question, game) : before.passedUp;
    this.shopping.set(game.turn, { ...before, bought, passedUp });
  }

  /** Once for each turn, as it stands last. */
  turnEnded(game: Game): void {
    const { turn } = game;
    if (this.life.at(-1)?.turn === turn) this.life.pop();
    this.life.push({ turn, life: [lifeOf(game, 0), lifeOf(game, 1)] });
  }
}

function isShopping({ kind, seat }: Question): boolean {
  return kind === 'main' && seat === PERSON;
}

/** What can be bought, with its price. */
export function offeredIn({ options }: Pick<Question, 'options'>, game: Game): Priced[] {
  return options.flatMap((option) =>
    option.verb === 'buy' ? { name: cardOn(game, option.card).name, cost: option.cost } : [],
  );
}
