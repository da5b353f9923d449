import type { FromWorker, Hand, StartHand } from '../../dice-masters/simulation/index.ts';

/** Milliseconds that idle workers are kept for a page that nobody sees. */
const KEPT_UNSEEN = 60_000;

/** Idle workers, warm from earlier games. */
const spare = new Set<Worker>();
const busy = new Set<Worker>();

/** A worker beside the page, a spare one where there is one. */
export const takeWorker: StartHand = (onReply, onDeath) => {
  const worker = takeSpare() ?? startWorker();
  busy.add(worker);
  const listening = new AbortController();
  const { signal } = listening;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onReply(data), {
    signal,
  });
  worker.addEventListener('error', onDeath, { signal });
  worker.addEventListener('messageerror', onDeath, { signal });
  return {
    post: (message) => worker.postMessage(message),
    end: () => {
      busy.delete(worker);
      worker.terminate();
    },
    release: () => {
      listening.abort();
      busy.delete(worker);
      spare.add(worker);
      document.addEventListener('visibilitychange', followSight);
    },
  } satisfies Hand;
};

function startWorker(): Worker {
  return new Worker(new URL('../../dice-masters/simulation/worker.ts', import.meta.url), {
    type: 'module',
  });
}

function takeSpare(): Worker | undefined {
  const [worker] = spare;
  if (worker) spare.delete(worker);
  return worker;
}

/** Whether any worker is up, at work or idle. */
export function hasWorkers(): boolean {
  return spare.size + busy.size > 0;
}

/** Ends all idle workers. */
export function dropSpares(): void {
  for (const worker of spare) worker.terminate();
  spare.clear();
}

let unseen: ReturnType<typeof setTimeout> | undefined;

/** Idle workers stay as long as the page is seen, and a while beyond. */
function followSight(): void {
  clearTimeout(unseen);
  if (document.visibilityState === 'hidden') unseen = setTimeout(dropSpares, KEPT_UNSEEN);
}
