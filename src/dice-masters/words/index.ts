/** Events and decisions of a game as sentences. */

export { askedWords, optionDeed } from './decision.ts';
export { faceWords } from './face-words.ts';
export { logLines, type SeatNames, sentenceOf } from './log.ts';
export { optionText } from './option-text.ts';
export { plainText } from './plain-text.ts';
export { roundOf } from './round.ts';
