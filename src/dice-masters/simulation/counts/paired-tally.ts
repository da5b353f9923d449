import { CARD_FIRSTS, type GameRecord, PLACE, TURN_FIGURES } from '../games/game-record.ts';
import type { Changes } from './statistics.ts';

/** Figures of a turn whose change is told. */
export const PAIRED_FIGURES = ['rolled', 'spent', 'stranded', 'damage'] as const;
export type PairedFigure = (typeof PAIRED_FIGURES)[number];

const WIDTH = Math.max(...PAIRED_FIGURES.map((name) => TURN_FIGURES[name]));
const VALUES = 2 * WIDTH + 1;
/** Both; only before; only after; neither. */
const OUTCOMES = 4;

const AFFORD_BY = CARD_FIRSTS.indexOf('affordBy');

/** How often two games of the same luck differed, and by how much. */
export class PairedTally {
  readonly turns: number;
  /** Places of the cards of both teams among the watched ones: before, after. */
  readonly cards: readonly (readonly [number, number])[];
  readonly counts: Uint32Array;
  private readonly beforeAt: number;
  private readonly lethalAt: number;
  private readonly affordAt: number;
  private readonly affordByAt: number;

  constructor(turns: number, cards: readonly (readonly [number, number])[]) {
    this.turns = turns;
    this.cards = cards;
    this.beforeAt = PAIRED_FIGURES.length * turns * VALUES;
    this.lethalAt = this.beforeAt + PAIRED_FIGURES.length * turns;
    this.affordAt = this.lethalAt + turns * OUTCOMES;
    this.affordByAt = this.affordAt + cards.length * turns * OUTCOMES;
    this.counts = new Uint32Array(this.affordByAt + cards.length * turns * OUTCOMES);
  }

  add(before: GameRecord, after: GameRecord): void {
    for (let turn = 0; turn < this.turns; turn++) {
      const at = this.lethalAt + turn * OUTCOMES;
      this.bumpShare(at, isBy(before.lethal, turn), isBy(after.lethal, turn));
      for (let place = 0; place < PAIRED_FIGURES.length; place++) {
        this.addFigure(place, turn, before, after);
      }
    }
    for (let pair = 0; pair < this.cards.length; pair++) this.addCard(pair, before, after);
  }

  merge(counts: Uint32Array): void {
    if (counts.length !== this.counts.length) throw new Error('these counts have another shape');
    for (let at = 0; at < counts.length; at++) this.bump(at, counts[at] ?? 0);
  }

  figure(name: PairedFigure, turn: number): Changes {
    const cell = PAIRED_FIGURES.indexOf(name) * this.turns + turn;
    const at = cell * VALUES;
    return {
      counts: this.counts.subarray(at, at + VALUES),
      least: -WIDTH,
      before: this.counts[this.beforeAt + cell] ?? 0,
    };
  }

  lethal(turn: number): Uint32Array {
    return this.outcomes(this.lethalAt + turn * OUTCOMES);
  }

  afford(pair: number, turn: number): Uint32Array {
    return this.outcomes(this.affordAt + (pair * this.turns + turn) * OUTCOMES);
  }

  affordBy(pair: number, turn: number): Uint32Array {
    return this.outcomes(this.affordByAt + (pair * this.turns + turn) * OUTCOMES);
  }

  /** An ended game keeps its damage; other figures need both games on that turn. */
  private addFigure(place: number, turn: number, before: GameRecord, after: GameRecord): void {
    const name = PAIRED_FIGURES[place] ?? 'damage';
    if (name !== 'damage' && Math.min(before.reached, after.reached) <= turn) return;
    const old = figureOf(before, name, turn);
    const cell = place * this.turns + turn;
    this.bump(cell * VALUES + WIDTH + clamp(figureOf(after, name, turn) - old));
    this.bump(this.beforeAt + cell, old);
  }

  private addCard(pair: number, before: GameRecord, after: GameRecord): void {
    const [one = 0, other = 0] = this.cards[pair] ?? [];
    const firstBefore = before.firsts[AFFORD_BY * before.cards + one] ?? 0;
    const firstAfter = after.firsts[AFFORD_BY * after.cards + other] ?? 0;
    for (let turn = 0; turn < this.turns; turn++) {
      const at = (pair * this.turns + turn) * OUTCOMES;
      this.bumpShare(this.affordByAt + at, isBy(firstBefore, turn), isBy(firstAfter, turn));
      if (Math.min(before.reached, after.reached) <= turn) continue;
      this.bumpShare(
        this.affordAt + at,
        before.afford[one * this.turns + turn] === 1,
        after.afford[other * this.turns + turn] === 1,
      );
    }
  }

  private bumpShare(at: number, before: boolean, after: boolean): void {
    this.bump(at + (before ? (after ? 0 : 1) : after ? 2 : 3));
  }

  private bump(at: number, by = 1): void {
    this.counts[at] = (this.counts[at] ?? 0) + by;
  }

  private outcomes(at: number): Uint32Array {
    return this.counts.subarray(at, at + OUTCOMES);
  }
}

function figureOf(record: GameRecord, name: PairedFigure, turn: number): number {
  if (name === 'damage' && turn >= record.reached) return record.damage;
  return record.figure(turn, PLACE[name]);
}

/** Whether something that first happened on a turn (0: never) had happened by another, from 0. */
function isBy(first: number, turn: number): boolean {
  return first > 0 && first <= turn + 1;
}

function clamp(change: number): number {
  return Math.max(-WIDTH, Math.min(WIDTH, change));
}
