import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/reference/prose.ts';
import { readReference } from '../../src/reference/read.ts';
import { RULE_BOOKS } from '../../src/reference/rule.ts';
import { pageBlocks } from '../../src/reference/walk.ts';
import bookHeadings from '../fixtures/book-headings.json' with { type: 'json' };
import ruleIds from '../fixtures/rule-ids.json' with { type: 'json' };

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const { reference, problems } = readReference(content);

test('the reference has no problem', () => {
  expect(problems).toEqual([]);
});

describe.each(RULE_BOOKS)('the book %s', (book) => {
  test('has every heading restated on some page', () => {
    const covered = new Set(reference.pages.flatMap(({ covers }) => covers[book] ?? []));
    expect(bookHeadings[book].filter((heading) => !covered.has(heading))).toEqual([]);
  });
});

describe('rule ids are permanent', () => {
  test.each(Object.entries(ruleIds))('every %s is still there', (_, ids) => {
    expect(ids.filter((id) => !reference.rules.has(id))).toEqual([]);
  });

  test('a new id is added to the list that protects it', () => {
    const listed = new Set(Object.values(ruleIds).flat());
    expect([...reference.rules.keys()].filter((id) => !listed.has(id))).toEqual([]);
  });
});

test.each(['dice-masters', 'quarriors', 'shadows-of-the-past'])(
  'the start page of %s reads in five minutes, at 220 words a minute',
  (game) => {
    const start = reference.pages.find((page) => page.game === game && page.slug === 'start');
    const words = start ? plainText(pageBlocks(start)).split(/\s+/).length : 0;
    expect(words).toBeGreaterThan(200);
    expect(words).toBeLessThan(1100);
  },
);
