import type { Policy } from '../domain/policy.ts';
import { policySchema } from '../domain/schema/policy.ts';
import { type ContentProblem, contentError } from './problem.ts';
import { readJsonFolder } from './read-files.ts';

/** Every file of `content/policies` by its name, or an error that lists every problem. */
export function requirePolicies(root: string): Map<string, Policy> {
  const problems: ContentProblem[] = [];
  const files = readJsonFolder(root, 'policies', policySchema, problems);
  if (problems.length > 0) throw contentError(problems);
  return new Map(files.map(({ id, data }) => [id, data]));
}
