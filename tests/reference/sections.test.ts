import { expect, test } from 'vitest';
import { parseMarkdown } from '../../src/reference/markdown.ts';
import { plainText } from '../../src/reference/prose.ts';
import { splitSections } from '../../src/reference/sections.ts';

/** What is written, its opening, and its sections as anchor, title and words. */
const CASES: [written: string, opening: string, ...sections: [string, string, string][]][] = [
  ['', ''],
  ['Only this.', 'Only this.'],
  ['## Timing\n\nNow.', '', ['timing', 'Timing', 'Now.']],
  [
    'A.\n\nB.\n\n## Between the books\n\nC.\n\n### Small\n\nD.\n\n## Example',
    'A. B.',
    ['between-the-books', 'Between the books', 'C. Small D.'],
    ['example', 'Example', ''],
  ],
];

test.each(CASES)('%j is split at its headings', (written, opening, ...sections) => {
  const split = splitSections(parseMarkdown(written));
  expect(plainText(split.opening)).toBe(opening);
  expect(split.sections.map(({ id, title, blocks }) => [id, title, plainText(blocks)])).toEqual(
    sections,
  );
});
