import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import ruleIds from '../../fixtures/rule-ids.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Procedures and table manners: nothing a rules engine could do about them. */
const WITHOUT_ENGINE_MEANING = [
  'R1.14', // a die that lands cocked is rolled again
  'R2.5', // colours of the rarity stripe
  'R6.4', // both teams are revealed together
];

/** Labels, team building and doubles: obeyed elsewhere or by nobody. */
const EDITIONS_ELSEWHERE = [
  'E01', // the word for characters
  'E15', // looking into the bag
  'E48', // words for team sizes
  'E49', // the 15/15 format
  'E50', // doubles
  'E51', // Rainbow Draft
];

/** Ids in test titles and in the `rules` of scenarios: everything between quotes. */
function testedIds(): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts') && !name.includes('rule-coverage'),
  );
  const texts = files.map((name) => readFileSync(`${folder}${name}`, 'utf8'));
  const quoted = texts.flatMap((text) => text.match(/'[^'\n]*'|`[^`]*`/g) ?? []);
  return new Set(
    quoted.flatMap((text) => text.match(/\b[A-Z]{1,3}(-[A-Z])?\d+(\.\d+)*a?\b/g) ?? []),
  );
}

const tested = testedIds();
const { R, M, T, G, E, HHS, IMW, WWE } = ruleIds;

test.each([
  ['rules', R, WITHOUT_ENGINE_MEANING],
  ['movements', M, []],
  ['vectors', T, []],
  ['goldfish rules', G, []],
  ['edition differences', E, EDITIONS_ELSEWHERE],
  ['worked examples', [...HHS, ...IMW, ...WWE], []],
])('every id of the %s has a test', (_, ids: string[], without: string[]) => {
  expect(ids.filter((id) => !tested.has(id) && !without.includes(id))).toEqual([]);
});
