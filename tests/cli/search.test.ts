import { describe, expect, test } from 'vitest';
import { searchCards } from '../../src/cli/search-cards.ts';
import { answerQuery } from '../../src/query/answer.ts';
import { EXAMPLES } from '../../src/query/examples.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { NO_INPUTS } from '../../src/query/inputs.ts';
import { catalogue, columns, keywords, packed } from '../query/catalogue.ts';

const source = { ...catalogue, keywords };
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
  const { output, found } = searchCards(['kw:overcrsh s:hhs c<=2'], source);
  const [sentence, problem, ...lines] = output.split('\n');
  expect(sentence).toMatch(/^Cards with set hhs and with cost at most 2\. \d+ found\.$/);
  expect(problem).toMatch(/^Ignored: .*Try: kw:overcrush/);
  expect(lines).toHaveLength(found);
});
