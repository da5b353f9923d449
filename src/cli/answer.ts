import { TooManyDice } from '../dice-masters/engine/index.ts';
import { BadQuestion, formatUsage, type Usage } from './question.ts';

/** What a command says and how it ends. */
export interface Answer {
  /** For standard output: the answer, or with `--json` what stood in its way. */
  output: string;
  /** For the error stream. */
  warnings: string;
  /** 0 for yes or done, 1 for no or not all of it, 2 when the question could not be read. */
  code: 0 | 1 | 2;
}

export function done(output: string): Answer {
  return { output, warnings: '', code: 0 };
}

/** What stood in the way of an answer; anything but a bad question is a fault and is thrown on. */
export function refusal(error: unknown, words: readonly string[], usage: Usage): Answer {
  if (!(error instanceof BadQuestion || error instanceof TooManyDice)) throw error;
  if (words.includes('--json')) {
    return { output: JSON.stringify({ problem: error.message }), warnings: '', code: 2 };
  }
  return { output: '', warnings: `${error.message}\nUsage:\n${formatUsage(usage)}`, code: 2 };
}
