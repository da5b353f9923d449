import { answerOpening } from './answer-opening.ts';
import type { OpeningQuestion } from './opening-messages.ts';

addEventListener('message', ({ data }: MessageEvent<OpeningQuestion>) => {
  postMessage(answerOpening(data));
});
