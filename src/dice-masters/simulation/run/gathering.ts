import type { Chunk } from '../../../tabletop/batches/chunks.ts';
import type { Gathered } from '../../../tabletop/batches/conduct.ts';
import { Paces } from '../../../tabletop/batches/paces.ts';
import type { PairedTally } from '../counts/paired-tally.ts';
import type { Tally } from '../counts/tally.ts';
import { type ChunkCounts, pairedFor, tallyFor } from './bench.ts';
import { gamesOf, type Job } from './job.ts';

/** What came back so far. Pieces may come in any order. */
export class Gathering implements Gathered<ChunkCounts> {
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
