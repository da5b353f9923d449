import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import ruleIds from '../../fixtures/rule-ids.json' with { type: 'json' };
import { box } from '../the-box.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Headings over rules, and what the book does not say. */
const WITHOUT_MEANING = [
  'Q3', // every face has rules of its own
  'Q5', // what Quiddity is for
  'Q9', // how to read the examples
  'Q10', // numbers that are missing
];

const quoted = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.includes('rule-coverage'))
  .flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').match(/'[^'\n]*'/g) ?? []);

test('every rule of the game is named by a test', () => {
  const tested = new Set(
    quoted.flatMap((text) => text.match(/\b(?:Q[BW]?|A)\d+(\.\d+)*\b/g) ?? []),
  );
  const ids = [...ruleIds.Q, ...ruleIds.QB, ...ruleIds.QW, 'A20', 'A21', 'A22'];
  expect(ids.filter((id) => !tested.has(id) && !WITHOUT_MEANING.includes(id))).toEqual([]);
});

test('every card has a played row', () => {
  const tables = readdirSync(`${folder}cards`).map((name) =>
    readFileSync(`${folder}cards/${name}`, 'utf8'),
  );
  const played = tables.flatMap((text) =>
    [...text.matchAll(/^ {2}'?([a-z-]+)'?: \[$/gm)].map(([, id]) => id),
  );
  expect(box.cards.map(({ id }) => id).filter((id) => !played.includes(id))).toEqual([]);
});
