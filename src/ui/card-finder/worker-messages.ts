import type { Format } from '../../dice-masters/teams/index.ts';
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

/** What the reader's own teams add to the cards. */
export interface TeamData {
  /** Ids of the cards of the open team. */
  team: string[];
  /** Formats by the words that queries use for them. */
  formats: [word: string, format: Format][];
}

/** The facts or the words as they were loaded, what goes with them, or a question. */
export type ToWorker = { facts: string } | { words: string } | { teamData: TeamData } | Question;

export interface Reply {
  answer: Answer;
  offers: Completion[];
}
