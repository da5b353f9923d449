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

/** An error that lists every problem with its file, entry and field. */
export function contentError(problems: ContentProblem[]): Error {
  const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n');
  return new Error(`The content has ${problems.length} problem(s):\n${list}`);
}

/** Says a zod issue in words: which entry, which field, what was expected, what was found. */
export function describeIssue(
  file: string,
  data: unknown,
  issue: z.core.$ZodIssue,
): ContentProblem {
  if (issue.code === 'invalid_union') {
    const nearest = nearestIssue(issue);
    if (nearest) return describeIssue(file, data, nearest);
  }
  if (issue.code === 'unrecognized_keys') {
    const place = placeOf(data, [...issue.path, issue.keys.join(', ')]);
    return { file, place, problem: 'expected no such field' };
  }
  const found = valueAt(data, issue.path);
  const expected = issue.message.replace(/^Invalid input: /, '').replace(/, received .*$/, '');
  return {
    file,
    place: placeOf(data, issue.path),
    problem: `${expected}, found ${found === undefined ? 'nothing' : shorten(found)}`,
  };
}

/** Of several ways to read an object, the one it was meant for: the mistake that lies deepest, else the union's own words. */
function nearestIssue({ errors, path }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue | null {
  const meant = errors
    .filter((way) => way.length > 0 && way.every((issue) => issue.path.length > 0))
    .sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  const [first] = meant ?? [];
  return first ? { ...first, path: [...path, ...first.path] } : null;
}

function depth(way: readonly z.core.$ZodIssue[]): number {
  return Math.max(...way.map(({ path }) => path.length));
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
  return key === undefined ? null : [key, name].filter(Boolean).join(' ');
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
