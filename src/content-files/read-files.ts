import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { type ContentProblem, describeIssue } from './problem.ts';

export interface Entry<T> {
  /** File name without its ending. */
  id: string;
  /** Path below the content folder. */
  file: string;
  data: T;
}

/** Reads and checks every JSON file in a folder of the content. */
export function readJsonFolder<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  problems: ContentProblem[],
): Entry<z.infer<Schema>>[] {
  return readdirSync(join(root, folder))
    .filter((name) => extname(name) === '.json')
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const data = readJson(root, file, schema, problems);
      return data === null ? [] : [{ id: basename(name, '.json'), file, data }];
    });
}

/** Reads and checks one JSON file; null, with problems noted, where it is not right. */
export function readJson<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ContentProblem[],
): z.infer<Schema> | null {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    problems.push({
      file,
      place: 'the file',
      problem: `cannot be read: ${(error as Error).message}`,
    });
    return null;
  }
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  problems.push(...result.error.issues.map((issue) => describeIssue(file, raw, issue)));
  return null;
}

/** Names of the Markdown files in a folder, without ending. */
export function markdownIds(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => extname(name) === '.md')
    .map((name) => basename(name, '.md'))
    .sort();
}
