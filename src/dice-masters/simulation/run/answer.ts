import { type Bench, benchFor } from './bench.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Sends a reply; the buffers move with it instead of being copied. */
type Send = (reply: FromWorker, buffers: ArrayBuffer[]) => void;

/** What a worker does with each message. What goes wrong is told, never swallowed. */
export function answerer(send: Send): (asked: ToWorker) => void {
  let bench: Bench | null = null;
  return (asked) => {
    try {
      if ('job' in asked) {
        bench = benchFor(asked.job);
        return;
      }
      if (!bench) throw new Error('A piece of the simulation came before its request.');
      const counts = bench.play(asked.chunk);
      const buffers = [...counts.tallies, ...counts.paces].map(({ buffer }) => buffer);
      send({ chunk: asked.chunk, counts }, buffers as ArrayBuffer[]);
    } catch (error) {
      send({ problem: error instanceof Error ? error.message : String(error) }, []);
    }
  };
}
