import type { FormatFile } from '../domain/format.ts';
import { formatSchema } from '../domain/schema/format.ts';
import { type ContentProblem, contentError } from './problem.ts';
import { readJsonFolder } from './read-files.ts';

/** Every file of `content/formats` by its name, or an error that lists every problem. */
export function requireFormats(root: string): Map<string, FormatFile> {
  const problems: ContentProblem[] = [];
  const files = readJsonFolder(root, 'formats', formatSchema, problems);
  if (problems.length > 0) throw contentError(problems);
  return new Map(files.map(({ id, data }) => [id, data]));
}
