import type { Answer } from '../../query/answer.ts';
import type { Completion } from '../../query/complete.ts';

/** What the page asks the search worker. */
export interface Question {
  text: string;
  /** Facets to count. */
  fields: string[];
  /** Where to offer completions; null for none. */
  cursor: number | null;
}

/** The catalogue as it was loaded, or a question. */
export type ToWorker = { json: string } | Question;

export interface Reply {
  answer: Answer;
  offers: Completion[];
}
