import { parentPort } from 'node:worker_threads';
import { answerer } from '../sim/run/answer.ts';

parentPort?.on(
  'message',
  answerer((reply, buffers) => parentPort?.postMessage(reply, buffers)),
);
