import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/dice-masters/cards/card.ts';
import { formatQuery } from '../../src/query/format.ts';
import type { Inputs } from '../../src/query/inputs.ts';
import { lexiconOf } from '../../src/query/members.ts';
import { parse } from '../../src/query/parse.ts';
import { translateQuery } from '../../src/query/translate.ts';
import { affiliations, cards, columns, find, idsOf, keywords } from './catalogue.ts';
import { withoutSpans } from './without-spans.ts';

const ORDER = ['starter/common', 'common', 'uncommon', 'rare', 'super-rare'];
const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const affiliationName = new Map(affiliations.map(({ slug, name }) => [slug, name]));
const keywordName = new Map(keywords.map(({ id, name }) => [id, name]));
const wordsOf = (card: Card) => [
  card.name,
  card.subtitle,
  ...card.affiliations.map((slug) => affiliationName.get(slug) ?? ''),
  ...card.keywords.map((id) => keywordName.get(id) ?? ''),
];
const level = (card: Card, number: number) => card.levels[number - 1];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** Units of energy that a line asks for in the cheapest way; nothing where it is no Global. */
const energyOf = (line: string) => {
  const [, cost = null] = /^Global(.*?):/.exec(line) ?? [];
  const ways = cost?.split(' or ').map((way) => [...way.matchAll(/\{(\d|\w+)\}/g)]) ?? [];
  return Math.min(
    ...ways.map((units) => sum(units.map(([, unit]) => Number(unit) || (unit === '0' ? 0 : 1)))),
  );
};

const owned = new Map(cards.slice(0, 900).map(({ id }, index) => [id, index % 5]));
const legal = new Set(cards.slice(300, 2000).map(({ id }) => id));
const team = new Set(cards.slice(310, 318).map(({ id }) => id));
const INPUTS: Inputs = {
  owned,
  team,
  formats: new Map([['modern', { name: 'Modern', legal, banned: new Set() }]]),
  tags: new Map(),
  notes: new Map(),
};

/** The examples of the language, each with a plain loop that counts the same. */
const EXAMPLES: [query: string, holds: (card: Card) => boolean][] = [
  ['storm', (card) => wordsOf(card).some((words) => letters(words).includes('storm'))],
  ['!"Beast"', ({ name }) => name === 'Beast'],
  ['sub:genetic', ({ subtitle }) => /genetic/i.test(subtitle)],
  [
    'o:"when fielded"',
    ({ effects }) =>
      effects.some((line) => /^(\*\S* )?([^:.]*, )?Fielded\b|when fielded/i.test(line)),
  ],
  ['c<=3 e=mask', ({ cost, energy }) => cost <= 3 && energy.join() === 'mask'],
  ['c:2..4', ({ cost }) => cost >= 2 && cost <= 4],
  ['e>=fist,bolt', ({ energy }) => energy.includes('fist') && energy.includes('bolt')],
  [
    'aff:x-men -aff:villain',
    ({ affiliations }) => affiliations.includes('x-men') && !affiliations.includes('villain'),
  ],
  ['s:avx,uxm', ({ set }) => set === 'avx' || set === 'uxm'],
  ['r>=rare', ({ rarity }) => ORDER.indexOf(rarity) >= ORDER.indexOf('rare')],
  ['max=4 k:character', ({ maxDice, kind }) => maxDice === 4 && kind === 'character'],
  [
    'k:basic o:global',
    ({ kind, effects }) => kind === 'basic-action' && effects.some((line) => /global/i.test(line)),
  ],
  ['kw:swarm c<=3', (card) => card.keywords.includes('swarm') && card.cost <= 3],
  ['has:global gcost<=1', ({ effects }) => effects.some((line) => energyOf(line) <= 1)],
  [
    'g:/pay .*(fist|bolt)/',
    ({ effects }) => effects.some((line) => /^Global\b.*(fist|bolt)/.test(line)),
  ],
  ['a1>=3', (card) => (level(card, 1)?.attack ?? 0) >= 3],
  ['dmin>=4', ({ levels }) => levels.length > 0 && levels.every(({ defense }) => defense >= 4)],
  ['f3=0', (card) => level(card, 3)?.fielding === 0],
  [
    'fsum<=1 asum>=12',
    ({ levels }) =>
      levels.length > 0 &&
      sum(levels.map(({ fielding }) => fielding)) <= 1 &&
      sum(levels.map(({ attack }) => attack)) >= 12,
  ],
  ['a3-c>=3', (card) => (level(card, 3)?.attack ?? Number.NaN) - card.cost >= 3],
  ['d1>a1', (card) => (level(card, 1)?.defense ?? 0) > (level(card, 1)?.attack ?? 0)],
  [
    '(kw:overcrush OR kw:fast) c<=5',
    (card) =>
      (card.keywords.includes('overcrush') || card.keywords.includes('fast')) && card.cost <= 5,
  ],
  [
    'o:{shield} -k:basic',
    ({ effects, kind }) =>
      kind !== 'basic-action' && effects.some((line) => line.includes('{shield}')),
  ],
  [
    'legal:modern own>=1 -in:team sort:c,-a3',
    ({ id }) => legal.has(id) && (owned.get(id) ?? 0) >= 1 && !team.has(id),
  ],
  ['b3>=1 has:burst', (card) => (level(card, 3)?.bursts ?? 0) >= 1],
];

const lexicon = lexiconOf(columns, INPUTS);

describe.each(EXAMPLES)('%s', (query, holds) => {
  test('gives what a plain loop counts', () => {
    const expected = cards.filter(holds).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(query, INPUTS).sort()).toEqual(expected.sort());
  });

  test('parses without a problem and formats back to an equal tree', () => {
    const parsed = parse(query, lexicon);
    expect(parsed.problems).toEqual([]);
    const again = parse(formatQuery(parsed), lexicon);
    expect(again.problems).toEqual([]);
    expect(withoutSpans(again)).toEqual(withoutSpans(parsed));
  });

  test('reads as a sentence', () => {
    expect(translateQuery(parse(query, lexicon))).toMatch(/^(Cards|All cards) .+\.$/);
  });
});

test('the sentence says what was understood', () => {
  expect(translateQuery(parse('black c<=3 widow', lexicon))).toBe(
    'Cards that hold “black” and “widow” in name, subtitle, keyword or affiliation and with cost at most 3.',
  );
  expect(translateQuery(parse('kw:overcrush c<=5 sort:-a3', lexicon))).toBe(
    'Cards with keyword overcrush and with cost at most 5, sorted by attack on level 3, highest first.',
  );
});

test('sort keys come in order, and what a card lacks goes last', () => {
  const costs = idsOf('kw:swarm sort:-c').map(
    (id) => cards.find((card) => card.id === id)?.cost ?? 0,
  );
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  expect(find('s:hhs sort:a3').cards.at(-1)).toBe(columns.idIndex.get('hhs-058'));
});

test('unique keeps one printing of each name, limit the first few', () => {
  expect(idsOf('!Beast unique:name')).toHaveLength(1);
  const { cards: few, total } = find('storm limit:3');
  expect(few).toHaveLength(3);
  expect(total).toBeGreaterThan(3);
});
