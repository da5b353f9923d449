import type { ParsedQuery } from '../../src/query/tree.ts';

/** What a query asks, without where in the text each piece stood. */
export function withoutSpans({ tree, directives }: ParsedQuery): unknown {
  return JSON.parse(
    JSON.stringify({ tree, directives }, (key, value: unknown) =>
      key === 'span' ? undefined : value,
    ),
  );
}
