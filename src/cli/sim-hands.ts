import { Worker } from 'node:worker_threads';
import { answerer, type StartHand } from '../dice-masters/simulation/index.ts';

/** A worker on a thread of its own. */
export const startThread: StartHand = (onReply, onDeath) => {
  const worker = new Worker(new URL('./sim-worker.ts', import.meta.url));
  let isEnded = false;
  worker.on('message', onReply);
  worker.on('error', onDeath);
  worker.on('exit', () => {
    if (!isEnded) onDeath();
  });
  const end = () => {
    isEnded = true;
    worker.terminate();
  };
  return { post: (message) => worker.postMessage(message), end, release: end };
};

/** Plays on this thread, one piece after the other. */
export const playHere: StartHand = (onReply) => {
  let isEnded = false;
  const answer = answerer((reply) => {
    if (!isEnded) onReply(reply);
  });
  const end = () => {
    isEnded = true;
  };
  return { post: (message) => setImmediate(() => !isEnded && answer(message)), end, release: end };
};
