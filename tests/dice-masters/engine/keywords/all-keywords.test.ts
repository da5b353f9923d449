import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../../../src/dice-masters/engine/keywords/index.ts';
import ruleIds from '../../../fixtures/rule-ids.json' with { type: 'json' };

const known = new Set(Object.values(ruleIds).flat());
const page = (id: string) =>
  fileURLToPath(new URL(`../../../../content/dice-masters/keywords/${id}.md`, import.meta.url));
const ownTest = (id: string) => fileURLToPath(new URL(`${id}.test.ts`, import.meta.url));

const OF_THE_BOOKS =
  'ally attune call-out cleave continuous crossover deadly fast immortal impulse infiltrate intimidate iron-will overcrush regenerate suit-up swarm tag-out turtle-power underdog';
const LATER = 'awaken boomerang energize range retaliation strike teamwatch back-for-more';

describe.each(KEYWORDS.map((keyword) => [keyword.id, keyword] as const))('%s', (id, { rules }) => {
  test('has a page, a test and rules that exist', () => {
    expect(existsSync(page(id))).toBe(true);
    expect(existsSync(ownTest(id))).toBe(true);
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

test('every keyword of the three books is played, and those promised beyond', () => {
  const ids = KEYWORDS.map(({ id }) => id);
  expect(
    [...OF_THE_BOOKS.split(' '), ...LATER.split(' ')].filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

test('keywords are bits of one number, so there can be no more than 31', () => {
  expect(KEYWORDS.length).toBeLessThan(32);
});
