import type { Chunk } from './chunks.ts';

/** How slow each game of a batch was, as a number; the smallest is the fastest. */
export class Paces {
  /** By game; 0 for one that is not played yet. */
  private readonly byGame: Uint32Array;
  private readonly games = new Map<number, number>();

  constructor(games: number) {
    this.byGame = new Uint32Array(games);
  }

  add({ from }: Chunk, paces: Uint32Array): void {
    this.byGame.set(paces, from);
    for (const pace of paces) this.games.set(pace, (this.games.get(pace) ?? 0) + 1);
  }

  /** The pace that so many of the games, 0 to 1, are not slower than; null before the first game. */
  at(share: number): number | null {
    const paces = [...this.games.keys()].sort((a, b) => a - b);
    const all = [...this.games.values()].reduce((sum, games) => sum + games, 0);
    let so = 0;
    for (const pace of paces) {
      so += this.games.get(pace) ?? 0;
      if (so >= share * all) return pace;
    }
    return null;
  }

  /** The first game of a pace. */
  gameOf(pace: number): number {
    return this.byGame.indexOf(pace);
  }
}
