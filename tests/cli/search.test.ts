import { describe, expect, test } from 'vitest';
import { searchCards } from '../../src/cli/search-cards.ts';
import { answerQuery } from '../../src/query/answer.ts';
import { EXAMPLES } from '../../src/query/examples.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { NO_INPUTS } from '../../src/query/inputs.ts';
import { source } from '../dice-masters/support/store.ts';
import { columns, packed } from '../query/catalogue.ts';

const searcher = { columns, inputs: NO_INPUTS, fuzzy: fuzzyNames(packed.names) };
const json = (...words: string[]) => JSON.parse(searchCards([...words, '--json'], source).output);

describe.each(['kw:swarm c<=3', 'wolvrine', 'kw:overcrsh c<=2', EXAMPLES[24]?.query ?? ''])(
  'search %s --json',
  (query) => {
    test('prints query, count, ids and problems, as the page’s engine has them', () => {
      const { parsed, total, cards } = answerQuery(query, searcher, []);
      expect(json(query)).toEqual({
        query,
        count: total,
        ids: Array.from(cards, (card) => columns.ids[card]),
        problems: parsed.problems,
      });
    });
  },
);

test('--limit shortens the ids and leaves the count', () => {
  const { count, ids } = json('kw:swarm', '--limit', '3');
  expect(ids).toHaveLength(3);
  expect(count).toBeGreaterThan(3);
});

test('without --json it prints the sentence, the problems and a line for each card', () => {
  const { output, code } = searchCards(['kw:overcrsh s:hhs c<=2'], source);
  const found = json('kw:overcrsh s:hhs c<=2').count;
  const [sentence, problem, ...lines] = output.split('\n');
  expect(sentence).toMatch(/^Cards with set hhs and with cost at most 2\. \d+ found\.$/);
  expect(problem).toMatch(/^Ignored: .*Try: kw:overcrush/);
  expect(lines).toHaveLength(found);
  expect(code).toBe(0);
});

test('a query may begin with a minus', () => {
  expect(json('-kw:swarm', 's:hhs')).toEqual(json('-kw:swarm s:hhs'));
  expect(json('-kw:swarm s:hhs').count).toBeLessThan(json('s:hhs').count);
});

test('ends with 1 when no card answers', () => {
  expect(searchCards(['c>90'], source).code).toBe(1);
});

test.each([
  [[], 'What is searched for?'],
  [['storm', '--limit', 'x'], '--limit is a whole number from 1.'],
  [['storm', '--limit', '-3'], '--limit is a whole number from 1.'],
  [['storm', '--limt', '3'], 'There is no --limt here. Did you mean --limit?'],
  [['storm', '--constructor'], 'There is no --constructor here.'],
])('refuses %j', (words, reason) => {
  const { output, warnings, code } = searchCards(words, source);
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(warnings).toContain(reason);
  expect(json(...words).problem).toContain(reason);
});
