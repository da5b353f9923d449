import * as batches from '../../../tabletop/batches/conduct.ts';
import type * as messages from '../../../tabletop/batches/messages.ts';
import type { ChunkCounts } from './bench.ts';
import { Gathering } from './gathering.ts';
import type { Job } from './job.ts';

export type Hand = batches.Hand<Job>;
export type StartHand = batches.StartHand<Job, ChunkCounts>;
export type ToWorker = messages.ToWorker<Job>;
export type FromWorker = messages.FromWorker<ChunkCounts>;

/** Hands the pieces of a job to workers until all are back. */
export function conduct(
  job: Job,
  conducting: batches.Conducting<Job, ChunkCounts, Gathering>,
): Promise<Gathering> {
  return batches.conductBatch(job, new Gathering(job), conducting);
}
