import type { PairedTally } from '../counts/paired-tally.ts';
import type { Tally } from '../counts/tally.ts';
import { type ChunkCounts, pairedFor, tallyFor } from './bench.ts';
import type { Chunk } from './chunks.ts';
import { gamesOf, type Job } from './job.ts';

/** How slow the games of one team were. */
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

/** What came back so far. Pieces may come in any order. */
export class Gathering {
  readonly job: Job;
  readonly games: number;
  done = 0;
  /** One for each team. */
  readonly tallies: readonly Tally[];
  readonly paces: readonly Paces[];
  /** Of a comparison. */
  readonly paired: PairedTally | null;

  constructor(job: Job) {
    this.job = job;
    this.games = gamesOf(job);
    const requests =
      job.kind === 'simulation' ? [job.request] : [job.request.before, job.request.after];
    this.tallies = requests.map(tallyFor);
    this.paces = requests.map(() => new Paces(this.games));
    this.paired =
      job.kind === 'comparison' ? pairedFor(job.request.before, job.request.after) : null;
  }

  add(chunk: Chunk, { tallies, paces }: ChunkCounts): void {
    const all = this.paired ? [...this.tallies, this.paired] : this.tallies;
    for (const [place, tally] of all.entries()) {
      const counts = tallies[place];
      if (!counts) throw new Error('a piece lacks the counts of a team');
      tally.merge(counts);
    }
    for (const [place, own] of this.paces.entries()) {
      own.add(chunk, paces[place] ?? new Uint32Array());
    }
    this.done += chunk.to - chunk.from;
  }
}
