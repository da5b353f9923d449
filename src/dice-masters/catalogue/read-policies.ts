import { type ContentProblem, contentError } from '../../content-files/problem.ts';
import { readJsonFolder } from '../../content-files/read-files.ts';
import type { Policy } from '../players/policy.ts';
import { policySchema } from '../schema/policy.ts';

/** Every file of `content/dice-masters/policies` by its name, or an error that lists every problem. */
export function requirePolicies(root: string): Map<string, Policy> {
  const problems: ContentProblem[] = [];
  const files = readJsonFolder(root, 'dice-masters/policies', policySchema, problems);
  if (problems.length > 0) throw contentError(problems);
  return new Map(files.map(({ id, data }) => [id, data]));
}
