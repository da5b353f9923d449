import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, describeIssue } from '../content-files/problem.ts';
import { playersWordsSchema } from './schema/players-words.ts';

/** What players say for a rule or a keyword, as `said` answers with it first, second and so on. */
export interface Saying {
  said: string;
  /** Ids of rules, or of one keyword; best first. */
  answers: string[];
}

/** Reads what players of a game say; each answer must be known. */
export function readSayings(
  root: string,
  game: string,
  isKnown: (id: string) => boolean,
  problems: ContentProblem[],
): Saying[] {
  const file = `${game}/players-words.json`;
  if (!existsSync(join(root, file))) return [];
  const raw: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const result = playersWordsSchema.safeParse(raw);
  if (!result.success) {
    problems.push(...result.error.issues.map((issue) => describeIssue(file, raw, issue)));
    return [];
  }
  return result.data.words.map(({ said, rules, keyword }) => {
    const answers = rules ?? (keyword === undefined ? [] : [keyword]);
    for (const id of answers.filter((one) => !isKnown(one))) {
      problems.push({ file, place: said, problem: `names "${id}", which the reference has not` });
    }
    return { said, answers };
  });
}
