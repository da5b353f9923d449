import type { Fraction } from '../../tabletop/fraction.ts';
import type { FaceUse, OddsDie, OddsFace } from './odds-die.ts';

/** Dice by kind, in the order of the kinds. */
export type Counts = readonly number[];

/** One way a step can go: its weight among all, the Quiddity it banks, and what is then. */
export interface Way {
  weight: number;
  gain: number;
  state: number[];
}

/** Phase 2 of a turn as far as Quiddity goes: what chance does, and what a player may do. */
export interface Turn {
  start: readonly number[];
  /** What chance does next; null where a player decides. */
  chance: (state: readonly number[]) => Way[] | null;
  options: (state: readonly number[]) => Way[];
  /** A player may stop where there are options. */
  isFree: boolean;
  /** Worth of stopping: the chance of so much more Quiddity, or its mean where the need is null. */
  worth: (state: readonly number[], need: number | null) => Fraction;
  /** The same state with what no longer matters left out, and the Quiddity that is certain. */
  settle: (state: number[]) => { state: number[]; gain: number };
}

/** A kind of face in the pool and whose it is. */
interface Slot {
  kind: number;
  face: OddsFace;
}

/**
 * Dice in their places. A state is a list of numbers: dice still to draw, then dice by kind in bag,
 * Used Pile and hand, then dice by face in the pool.
 */
export class Places {
  readonly slots: readonly Slot[];
  private readonly firstSlot: readonly number[];
  readonly bag = 1;
  readonly used: number;
  readonly hand: number;
  readonly pool: number;
  readonly kinds: readonly OddsDie[];

  constructor(kinds: readonly OddsDie[]) {
    this.kinds = kinds;
    this.slots = kinds.flatMap(({ faces }, kind) => faces.map((face) => ({ kind, face })));
    this.firstSlot = kinds.map((_, kind) => this.slots.findIndex((slot) => slot.kind === kind));
    this.used = this.bag + kinds.length;
    this.hand = this.used + kinds.length;
    this.pool = this.hand + kinds.length;
  }

  start(bag: Counts, used: Counts, draw: number): number[] {
    return [draw, ...bag, ...used, ...this.kinds.map(() => 0), ...this.slots.map(() => 0)];
  }

  /** Draws before it rolls; the dice of one draw are rolled together. (Q6.2.1) */
  chance(state: readonly number[]): Way[] | null {
    if ((state[0] ?? 0) > 0) return this.draw(state);
    const rolling = this.kinds.findIndex((_, kind) => (state[this.hand + kind] ?? 0) > 0);
    return rolling < 0 ? null : this.roll(state, rolling);
  }

  /** Every use of a face in the pool. */
  uses(state: readonly number[]): Way[] {
    return this.slots.flatMap(({ face }, slot) =>
      (state[this.pool + slot] ?? 0) > 0
        ? face.uses.flatMap((use) => this.useFace(state, slot, use))
        : [],
    );
  }

  private roll(state: readonly number[], kind: number): Way[] {
    const first = this.pool + (this.firstSlot[kind] ?? 0);
    return (this.kinds[kind]?.faces ?? []).map((face, at) => {
      const next = [...state];
      move(next, this.hand + kind, first + at);
      return { weight: face.times, gain: 0, state: next };
    });
  }

  private draw(state: readonly number[]): Way[] {
    const ways = this.kinds.flatMap((_, kind) => {
      const weight = state[this.bag + kind] ?? 0;
      if (weight === 0) return [];
      const next = [...state];
      next[0] = (next[0] ?? 0) - 1;
      move(next, this.bag + kind, this.hand + kind);
      return [{ weight, gain: 0, state: next }];
    });
    return ways.length > 0 ? ways : [{ weight: 1, gain: 0, state: this.refill(state) }];
  }

  /** Q6.2.2: the Used Pile becomes the bag. Q6.2.3, QB2: with neither, drawing stops. */
  private refill(state: readonly number[]): number[] {
    const next = [...state];
    const used = state.slice(this.used, this.hand);
    if (used.every((count) => count === 0)) next[0] = 0;
    used.forEach((count, kind) => {
      next[this.bag + kind] = count;
      next[this.used + kind] = 0;
    });
    return next;
  }

  private useFace(state: readonly number[], slot: number, use: FaceUse): Way[] {
    const next = [...state];
    const kind = this.slots[slot]?.kind ?? 0;
    // Q3.2, QB1: a die spent to draw is in the Used Pile before the draw.
    move(next, this.pool + slot, (use.again ? this.hand : this.used) + kind);
    next[0] = use.draw;
    return this.targets(next, use.others, 0).map((after) => ({
      weight: 1,
      gain: use.gain,
      state: after,
    }));
  }

  /** Every choice of up to so many other dice to roll again. */
  private targets(state: number[], others: number, from: number): number[][] {
    if (others === 0) return [state];
    const more = this.slots.flatMap(({ kind }, slot) => {
      if (slot < from || (state[this.pool + slot] ?? 0) === 0) return [];
      const next = [...state];
      move(next, this.pool + slot, this.hand + kind);
      return this.targets(next, others - 1, slot);
    });
    return [state, ...more];
  }
}

function move(state: number[], from: number, to: number): void {
  state[from] = (state[from] ?? 0) - 1;
  state[to] = (state[to] ?? 0) + 1;
}
