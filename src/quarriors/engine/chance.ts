import { Streams, seedOf } from '../../tabletop/luck/streams.ts';
import type { Game } from './game.ts';
import { BAG } from './state/zones.ts';

/** Where luck comes from. */
export interface Chance {
  /** The slot in the bag of the die that is drawn. */
  draw(game: Game, seat: number): number;
  /** The face a die shows. */
  roll(game: Game, die: number): number;
}

/** Luck from a seed. */
export class SeededChance implements Chance {
  readonly streams = new Streams();

  restart(seed: string, index: number): void {
    this.streams.restart(seedOf(seed), index);
  }

  draw({ state }: Game, seat: number): number {
    return this.streams.bag.below(state.count(seat, BAG));
  }

  roll(): number {
    return this.streams.roll.below(6);
  }
}
