import { batchAnswerer } from '../../../tabletop/batches/answer.ts';
import { benchFor, type ChunkCounts } from './bench.ts';
import type { FromWorker } from './conduct.ts';

/** What a worker does with each message; the counts it sends move instead of being copied. */
export function answerer(send: (reply: FromWorker, buffers: ArrayBuffer[]) => void) {
  return batchAnswerer(benchFor, buffersOf, send);
}

function buffersOf({ tallies, paces }: ChunkCounts): ArrayBuffer[] {
  return [...tallies, ...paces].map(({ buffer }) => buffer as ArrayBuffer);
}
