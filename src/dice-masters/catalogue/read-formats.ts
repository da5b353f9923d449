import { type ContentProblem, contentError } from '../../content-files/problem.ts';
import { readJsonFolder } from '../../content-files/read-files.ts';
import { formatSchema } from '../schema/format.ts';
import type { FormatFile } from '../teams/format-file.ts';

/** Every file of `content/dice-masters/formats` by its name, or an error that lists every problem. */
export function requireFormats(root: string): Map<string, FormatFile> {
  const problems: ContentProblem[] = [];
  const files = readJsonFolder(root, 'dice-masters/formats', formatSchema, problems);
  if (problems.length > 0) throw contentError(problems);
  return new Map(files.map(({ id, data }) => [id, data]));
}
