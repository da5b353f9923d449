import {
  CARD_FIRSTS,
  type CardFirst,
  FIGURES,
  type GameRecord,
  MOST_RAMP,
  PLACE,
  TURN_FIGURES,
  type TurnFigure,
} from '../games/game-record.ts';

const MOST_SWARM = 63;
const MOST_BURSTS = 127;

/**
 * How often everything happened, as one row of whole numbers. Rows of different games add up in any order, so the
 * result does not depend on who played which.
 */
export class Tally {
  readonly turns: number;
  readonly cards: number;
  readonly counts: Uint32Array;
  private readonly figureAt: readonly number[];
  private readonly attackedAt: number;
  private readonly lethalAt: number;
  private readonly rampAt: number;
  private readonly affordAt: number;
  private readonly firstsAt: number;
  private readonly bagAt: number;
  private readonly swarmAt: number;
  private readonly burstsAt: number;

  /** For so many turns and watched cards; `counts` are those of a worker, or fresh ones. */
  constructor(turns: number, cards: number) {
    this.turns = turns;
    this.cards = cards;
    let size = 0;
    const take = (count: number): number => {
      const at = size;
      size += count;
      return at;
    };
    const byTurn = turns + 1;
    this.figureAt = FIGURES.map((name) => take(turns * (TURN_FIGURES[name] + 1)));
    this.attackedAt = take(byTurn);
    this.lethalAt = take(byTurn);
    this.rampAt = take(MOST_RAMP * byTurn);
    this.affordAt = take(cards * turns);
    this.firstsAt = take(CARD_FIRSTS.length * cards * byTurn);
    this.bagAt = take(turns * (cards + 1));
    this.swarmAt = take(MOST_SWARM + 1);
    this.burstsAt = take(MOST_BURSTS + 1);
    this.counts = new Uint32Array(size);
  }

  /** Counts one game. */
  add(record: GameRecord): void {
    this.addFigures(record);
    this.bump(this.attackedAt + record.attacked);
    this.bump(this.lethalAt + record.lethal);
    const byTurn = this.turns + 1;
    for (let amount = 0; amount < MOST_RAMP; amount++) {
      this.bump(this.rampAt + amount * byTurn + (record.ramp[amount] ?? 0));
    }
    for (let first = 0; first < record.firsts.length; first++) {
      this.bump(this.firstsAt + first * byTurn + (record.firsts[first] ?? 0));
    }
    for (let cell = 0; cell < record.afford.length; cell++) {
      if (record.afford[cell] !== 0) this.bump(this.affordAt + cell);
    }
    const dice = record.reached * (this.cards + 1);
    for (let cell = 0; cell < dice; cell++) this.bump(this.bagAt + cell, record.bag[cell] ?? 0);
  }

  /** Adds the counts of another tally of the same shape. */
  merge(counts: Uint32Array): void {
    if (counts.length !== this.counts.length) throw new Error('these counts have another shape');
    for (let at = 0; at < counts.length; at++) this.bump(at, counts[at] ?? 0);
  }

  /** Games at each value of a figure on a turn, turns from 0. */
  figure(name: TurnFigure, turn: number): Uint32Array {
    const size = TURN_FIGURES[name] + 1;
    return this.part((this.figureAt[PLACE[name]] ?? 0) + turn * size, size);
  }

  /** Games by the turn of their first attack, of the win, of the first so much energy; place 0 is never. */
  get attacked(): Uint32Array {
    return this.part(this.attackedAt, this.turns + 1);
  }

  get lethal(): Uint32Array {
    return this.part(this.lethalAt, this.turns + 1);
  }

  ramp(energy: number): Uint32Array {
    return this.part(this.rampAt + (energy - 1) * (this.turns + 1), this.turns + 1);
  }

  first(what: CardFirst, card: number): Uint32Array {
    const at = CARD_FIRSTS.indexOf(what) * this.cards + card;
    return this.part(this.firstsAt + at * (this.turns + 1), this.turns + 1);
  }

  /** Games that could pay for a card, for each turn. */
  afford(card: number): Uint32Array {
    return this.part(this.affordAt + card * this.turns, this.turns);
  }

  /** Dice in the bag of all games together, Sidekicks first. */
  bag(turn: number): Uint32Array {
    return this.part(this.bagAt + turn * (this.cards + 1), this.cards + 1);
  }

  get swarm(): Uint32Array {
    return this.part(this.swarmAt, MOST_SWARM + 1);
  }

  get bursts(): Uint32Array {
    return this.part(this.burstsAt, MOST_BURSTS + 1);
  }

  /** An ended game keeps its damage; every other figure counts the turns that came. */
  private addFigures(record: GameRecord): void {
    const { reached } = record;
    let swarm = 0;
    let bursts = 0;
    for (let turn = 0; turn < reached; turn++) {
      for (let place = 0; place < FIGURES.length; place++) {
        this.bumpFigure(place, turn, record.figure(turn, place));
      }
      swarm += record.figure(turn, PLACE.swarm);
      bursts += record.figure(turn, PLACE.bursts);
    }
    const { damage } = record;
    for (let turn = reached; turn < this.turns; turn++) {
      this.bumpFigure(PLACE.damage, turn, damage);
    }
    this.bump(this.swarmAt + Math.min(MOST_SWARM, swarm));
    this.bump(this.burstsAt + Math.min(MOST_BURSTS, bursts));
  }

  private bumpFigure(place: number, turn: number, value: number): void {
    const most = MOST_VALUES[place] ?? 0;
    const at = (this.figureAt[place] ?? 0) + turn * (most + 1);
    this.bump(at + (value < most ? value : most));
  }

  private bump(at: number, by = 1): void {
    this.counts[at] = (this.counts[at] ?? 0) + by;
  }

  private part(at: number, size: number): Uint32Array {
    return this.counts.subarray(at, at + size);
  }
}

const MOST_VALUES = Uint8Array.from(FIGURES, (name) => TURN_FIGURES[name]);
