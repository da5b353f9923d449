/** Events and questions of Quarriors! as sentences. */

export { logLines, tellEvent } from './events.ts';
export { askedWords, optionWords } from './questions.ts';
