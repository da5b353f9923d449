import type { Chunk } from './chunks.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** The place where a job is played: by a worker, or by whoever has the time. */
export interface Bench<Counts> {
  play(chunk: Chunk): Counts;
}

/** Sends a reply; the buffers move with it instead of being copied. */
type Send<Counts> = (reply: FromWorker<Counts>, buffers: ArrayBuffer[]) => void;

/** What a worker does with each message. What goes wrong is told, never swallowed. */
export function batchAnswerer<Job, Counts>(
  benchFor: (job: Job) => Bench<Counts>,
  buffersOf: (counts: Counts) => ArrayBuffer[],
  send: Send<Counts>,
): (asked: ToWorker<Job>) => void {
  let bench: Bench<Counts> | null = null;
  return (asked) => {
    try {
      if ('job' in asked) {
        bench = benchFor(asked.job);
        return;
      }
      if (!bench) throw new Error('A piece of the simulation came before its request.');
      const counts = bench.play(asked.chunk);
      send({ chunk: asked.chunk, counts }, buffersOf(counts));
    } catch (error) {
      send({ problem: error instanceof Error ? error.message : String(error) }, []);
    }
  };
}
