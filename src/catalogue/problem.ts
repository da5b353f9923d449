import type { z } from 'zod';

/** What is wrong with a content file, and where. */
export interface ContentProblem {
  /** Path below the content folder. */
  file: string;
  /** The card or entry and the field, in words. */
  place: string;
  /** What was expected and what was found. */
  problem: string;
}

export function formatProblem({ file, place, problem }: ContentProblem): string {
  return `content/${file} › ${place}: ${problem}`;
}

/** Says a zod issue in words: which entry, which field, what was expected, what was found. */
export function describeIssue(
  file: string,
  data: unknown,
  issue: z.core.$ZodIssue,
): ContentProblem {
  const found = valueAt(data, issue.path);
  const message = issue.message.replace(/^Invalid input: /, '');
  return {
    file,
    place: placeOf(data, issue.path),
    problem: found === undefined ? `${message} (missing)` : `${message}, found ${shorten(found)}`,
  };
}

function placeOf(data: unknown, path: PropertyKey[]): string {
  const words: string[] = [];
  let fieldStart = 0;
  path.forEach((_, index) => {
    const label = labelOf(valueAt(data, path.slice(0, index + 1)));
    if (!label) return;
    words.push(label);
    fieldStart = index + 1;
  });
  const field = path.slice(fieldStart).map(String).join('.');
  return [...words, field || 'the whole entry'].join(' › ');
}

function labelOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, slug, name } = value as Record<string, unknown>;
  const key = id ?? slug;
  return key === undefined ? null : [key, name].filter((part) => part !== undefined).join(' ');
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
