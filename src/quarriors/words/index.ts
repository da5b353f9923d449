/** Events and questions of Quarriors! as sentences. */

export { logLines } from './events.ts';
export { askedWords } from './questions.ts';
