import { Streams, seedOf } from '../../../tabletop/luck/streams.ts';
import type { Game } from '../game.ts';
import { BAG } from '../state/zones.ts';

/** Where luck comes from. */
export interface Chance {
  /** The place in the bag of the die that is drawn. (R5.4) */
  draw(game: Game, seat: number): number;
  /** The face a die shows. `rules` say why it is rolled. */
  roll(game: Game, die: number, rules: string): number;
}

/** Luck from a seed. */
export class SeededChance implements Chance {
  readonly streams = new Streams();

  restart(seed: string, index: number): void {
    this.streams.restart(seedOf(seed), index);
  }

  draw(game: Game, seat: number): number {
    return this.streams.bag.below(game.table.count(seat, BAG));
  }

  roll(_game: Game, _die: number): number {
    return this.streams.roll.below(6);
  }
}
