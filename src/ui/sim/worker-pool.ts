import type { Hand, StartHand } from '../../sim/run/conduct.ts';
import type { FromWorker } from '../../sim/run/messages.ts';

/** A worker that has done its work is kept so long for the next request. */
const KEPT_FOR = 60_000;

/** Idle workers, warm from earlier games. */
const spare = new Map<Worker, number>();

/** A worker beside the page, a spare one where there is one. */
export const takeWorker: StartHand = (onReply, onDeath) => {
  const worker = takeSpare() ?? startWorker();
  const listening = new AbortController();
  const { signal } = listening;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onReply(data), {
    signal,
  });
  worker.addEventListener('error', onDeath, { signal });
  worker.addEventListener('messageerror', onDeath, { signal });
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    release: () => {
      listening.abort();
      keep(worker);
    },
  } satisfies Hand;
};

function startWorker(): Worker {
  return new Worker(new URL('../../sim/worker.ts', import.meta.url), { type: 'module' });
}

function takeSpare(): Worker | undefined {
  const [worker] = spare.keys();
  if (worker) {
    clearTimeout(spare.get(worker));
    spare.delete(worker);
  }
  return worker;
}

function keep(worker: Worker): void {
  spare.set(
    worker,
    window.setTimeout(() => drop(worker), KEPT_FOR),
  );
}

function drop(worker: Worker): void {
  clearTimeout(spare.get(worker));
  spare.delete(worker);
  worker.terminate();
}

export function hasSpares(): boolean {
  return spare.size > 0;
}

/** Ends all idle workers. */
export function dropSpares(): void {
  for (const worker of [...spare.keys()]) drop(worker);
}
