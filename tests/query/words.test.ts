import { describe, expect, test } from 'vitest';
import { asksForWords } from '../../src/query/asks-for-words.ts';
import { openCards, readySomeTexts } from '../../src/query/columns.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { NO_INPUTS } from '../../src/query/inputs.ts';
import { normalTexts } from '../../src/query/normal-texts.ts';
import { search } from '../../src/query/search.ts';
import { cards, columns, find, idsOf, packed, words } from './catalogue.ts';

const textOf = (place: number) => words.texts[words.textOf[place] ?? 0] ?? '';
/** Ids of the cards whose text holds, as a plain loop finds them. */
const having = (holds: (text: string, name: string) => boolean) =>
  cards.flatMap(({ id, name }, place) => (holds(textOf(place), name) ? id : []));
const globalsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('Global'))
    .join('\n');

describe('terms on words find what a plain loop over all texts finds', () => {
  test.each<[string, (text: string, name: string) => boolean]>([
    ['o:reroll', (text) => /reroll/i.test(text)],
    ['o:"can\'t block"', (text) => /can't block/i.test(text)],
    ['o:{fist}', (text) => text.includes('{fist}')],
    ['o:{?}', (text) => text.includes('{?}')],
    ['-o:damage', (text) => !/damage/i.test(text)],
    ['g:prep', (text) => /prep/i.test(globalsOf(text))],
    ['o:/draw .* di(e|ce)/', (text) => /draw [^\n]* di(?:e|ce)/is.test(text.replaceAll('\n', ' '))],
    ['o:/\\bko\\b/', (text) => /\bko\b/i.test(text)],
    ['o:/sidekicks?\\.$/', (text) => /sidekicks?\.$/i.test(text)],
    ['g:/pay .*(fist|bolt)/', (text) => /pay .*(?:fist|bolt)/is.test(globalsOf(text))],
    ['o:overcrush,deadly', (text) => /overcrush|deadly/i.test(text)],
  ])('%s', (query, holds) => {
    const { parsed, cutOff } = find(query);
    expect(parsed.problems).toEqual([]);
    expect(cutOff).toBe(false);
    const found = idsOf(query);
    expect(found.length).toBeGreaterThan(3);
    expect(found.toSorted()).toEqual(having(holds).toSorted());
  });

  test('~ stands for the name of the card', () => {
    const found = idsOf('o:"~"');
    expect(found.length).toBeGreaterThan(20);
    expect(found.toSorted()).toEqual(
      having((text, name) => {
        const [hay = '', needle = ''] = normalTexts([text, name]);
        return hay.includes(needle);
      }).toSorted(),
    );
  });

  test('a kept answer is the answer to its own term alone', () => {
    const first = idsOf('o:reroll');
    expect(idsOf('o:reroll c<=3').length).toBeLessThan(first.length);
    expect(idsOf('g:reroll')).not.toEqual(first);
    expect(idsOf('o!=reroll').length + first.length).toBe(cards.length);
    expect(idsOf('o:reroll')).toEqual(first);
  });
});

test('terms on words are told apart before anything is loaded', () => {
  for (const query of ['o:reroll', 'c<=3 -o:"two words"', '(g:/pay/', 'BURST=x', 'text!=ko']) {
    expect([query, asksForWords(query)]).toEqual([query, true]);
  }
  for (const query of [
    '',
    'storm',
    'kw:swarm',
    'has:global',
    'gcost<=1',
    'o:',
    'no:way',
    'effect:ko',
  ]) {
    expect([query, asksForWords(query)]).toEqual([query, false]);
  }
});

describe('without the words', () => {
  const factsAlone = {
    columns: openCards(packed, null),
    inputs: NO_INPUTS,
    fuzzy: fuzzyNames(packed.names),
  };

  test('facts, triggers and kinds of effect are answered in full', () => {
    for (const query of ['kw:swarm c<=3', 'trigger:fielded effect:damage', 'has:global storm']) {
      expect(search(query, factsAlone).total).toBe(find(query).total);
    }
  });

  test('a term on words is left out with the reason, and the others still run', () => {
    const { parsed, total } = search('o:reroll kw:swarm', factsAlone);
    expect(parsed.problems.map(({ message }) => message)).toEqual([
      'The texts of the cards are not at hand here.',
    ]);
    expect(total).toBe(find('kw:swarm').total);
  });
});

test('texts are made ready in steps, and a question in between waits for the rest', () => {
  const fresh = openCards(packed, words);
  const ask = () =>
    search('o:reroll', { columns: fresh, inputs: NO_INPUTS, fuzzy: fuzzyNames([]) });
  expect(readySomeTexts(fresh)).toBe(true);
  expect(ask().total).toBe(find('o:reroll').total);
  while (readySomeTexts(fresh));
  expect(fresh.words?.text.holding('reroll')).toEqual(columns.words?.text.holding('reroll'));
});

test.each([
  ['Global: pay {fist}{1} → Prep 1 die.', 'global pay {fist} {1} prep 1 die'],
  ['{?} or what? “Señor”', '{?} or what senor'],
  ['Łódź: ÆGIR', 'łodz ægir'],
  ['', ''],
])('“%s” is searched as “%s”', (text, expected) => {
  expect(normalTexts([text, 'next'])).toEqual([expected, 'next']);
});
