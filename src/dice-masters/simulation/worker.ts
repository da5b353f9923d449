import { answerer } from './run/answer.ts';
import type { ToWorker } from './run/messages.ts';

const answer = answerer((reply, transfer) => postMessage(reply, { transfer }));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
