import type { Chunk } from './chunks.ts';

/** The job comes first, then pieces of it. */
export type ToWorker<Job> = { job: Job } | { chunk: Chunk };

/** A piece that is played, or why it could not be. */
export type FromWorker<Counts> = { chunk: Chunk; counts: Counts } | { problem: string };
