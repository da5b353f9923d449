import { parentPort } from 'node:worker_threads';
import { answerer } from '../dice-masters/simulation/index.ts';

parentPort?.on(
  'message',
  answerer((reply, buffers) => parentPort?.postMessage(reply, buffers)),
);
