import type { ChunkCounts } from './bench.ts';
import type { Chunk } from './chunks.ts';
import type { Job } from './job.ts';

/** The job comes first, then pieces of it. */
export type ToWorker = { job: Job } | { chunk: Chunk };

/** A piece that is played, or why it could not be. */
export type FromWorker = { chunk: Chunk; counts: ChunkCounts } | { problem: string };
