import { describe, expect, test } from 'vitest';
import { answerQuery } from '../../src/query/answer.ts';
import { FACETS, type Facet, facetLabel, toggleFacet } from '../../src/query/facets.ts';
import { fuzzyNames } from '../../src/query/fuzzy-names.ts';
import { type Inputs, NO_INPUTS } from '../../src/query/inputs.ts';
import { paintQuery } from '../../src/query/paint.ts';
import { setDirective } from '../../src/query/set-directive.ts';
import { cards, columns, find, packed } from './catalogue.ts';

const cheap = new Set(cards.filter(({ cost }) => cost <= 3).map(({ id }) => id));
const inputs: Inputs = {
  ...NO_INPUTS,
  formats: new Map([['team', { name: 'Cheap', legal: cheap, banned: new Set() }]]),
};
const searcher = { columns, inputs, fuzzy: fuzzyNames(packed.names) };
const ask = (text: string, fields: string[] = FACETS.map(({ field }) => field)) =>
  answerQuery(text, searcher, fields);
const facet = (field: string): Facet => {
  const found = FACETS.find((one) => one.field === field);
  if (!found) throw new Error(`There is no facet "${field}".`);
  return found;
};

describe('counts of facets', () => {
  test('are what the query gives with the value chosen', () => {
    const answer = ask('a1>=3');
    for (const { field } of FACETS) {
      const [some] = answer.facets[field]?.filter(({ count }) => count > 0) ?? [];
      const text = toggleFacet(facet(field), some?.value ?? '', [], answer.parsed);
      expect([text, find(text, inputs).total]).toEqual([text, some?.count]);
    }
  });

  test('say which format they are of, and choose the team’s', () => {
    const { facets, sentence, chosen } = ask('legal:team');
    expect(facets['legal']).toEqual([
      { value: 'team', label: 'Cheap, as this team', count: cheap.size, chosen: true },
    ]);
    expect(chosen['legal']).toEqual(['team']);
    expect(sentence).toContain('legal in the team’s format');
  });

  test('do not shrink by the facet’s own choice', () => {
    const count = (text: string, value: string) =>
      ask(text).facets['energy']?.find((one) => one.value === value)?.count;
    expect(count('c<=3 e:fist', 'bolt')).toBe(count('c<=3', 'bolt'));
    expect(count('c<=3 e:fist', 'fist')).toBe(find('c<=3 e:fist').total);
  });

  test('include cards that only nearly fit', () => {
    const { facets, total } = ask('wolvrine');
    const kinds = facets['kind']?.reduce((sum, { count }) => sum + count, 0);
    expect(kinds).toBe(total);
  });

  test('are worked out only for the facets asked for', () => {
    expect(Object.keys(ask('storm', ['cost']).facets)).toEqual(['cost']);
  });
});

describe('what a facet shows as chosen', () => {
  test.each([
    ['aff:xmen', 'aff', ['x-men']],
    ['keyword:"Tag Out"', 'kw', ['tag-out']],
    ['c:2..4', 'cost', ['2', '3', '4']],
    ['max=4', 'max', ['4']],
    ['e:fist,bolt', 'energy', ['fist', 'bolt']],
    ['a3>=5', 'a3', ['5']],
    ['e=fist', 'energy', []],
    ['-e:fist', 'energy', []],
    ['e:fist OR c:3', 'energy', []],
  ])('in %s', (text, field, chosen) => {
    expect(ask(text).chosen[field]).toEqual(chosen);
  });

  test.each([
    ['aff:xmen', 'aff', 'x-men', ''],
    ['storm c:2..4', 'cost', '3', 'storm cost:2,4'],
    ['storm OR thor', 'energy', 'bolt', '(storm OR thor) energy:bolt'],
    ['a3>=5 sort:name', 'a3', '7', 'a3>=7 sort:name'],
  ])('%s, after a click on %s %s', (text, field, value, after) => {
    const { parsed, chosen } = ask(text);
    expect(toggleFacet(facet(field), value, chosen[field] ?? [], parsed)).toBe(after);
  });

  test('has a name', () => {
    expect(facetLabel(facet('kw'), 'tag-out', packed)).toBe('Tag Out');
    expect(facetLabel(facet('cost'), '3', packed)).toBe('3');
  });
});

describe('a directive', () => {
  test.each([
    ['storm', 'sort', '-a3', 'storm sort:-a3'],
    ['storm sort:name c<=3', 'sort', '-a3', 'storm c<=3 sort:-a3'],
    ['sort:name SORT:cost', 'sort', '', ''],
    ['"a  sort:b" view:table', 'view', 'text', '"a  sort:b" view:text'],
    ['(storm view:table) -e:fist', 'view', '', '(storm) -e:fist'],
    ['', 'view', 'table', 'view:table'],
  ] as const)('in “%s” %s:%s', (text, name, value, after) => {
    expect(setDirective(text, name, value)).toBe(after);
  });
});

describe('where nothing fits', () => {
  test('the answer names the term that is in the way', () => {
    const { relaxed, total } = ask('!Karai c>=9 k:character');
    expect(total).toBe(0);
    expect(relaxed).toContainEqual({
      without: 'c>=9',
      text: '!Karai k:character',
      count: cards.filter(({ name, kind }) => name === 'Karai' && kind === 'character').length,
    });
  });

  test('and says nothing where cards fit', () => {
    expect(ask('storm').relaxed).toEqual([]);
  });
});

describe('the painted query', () => {
  const { problems } = find('kw:overcrsh (c<=3 OR storm) sort:-a3').parsed;

  test.each([
    '',
    'kw:overcrush c<=5 sort:-a3',
    '  ( "two words" OR -x ) g:/a b/  ',
    '!"Beast" a3-c>=3 view:table "open',
  ])('put together again is the query: %s', (text) => {
    expect(
      paintQuery(text, [])
        .map((stroke) => stroke.text)
        .join(''),
    ).toBe(text);
  });

  test('tells fields, directives, joints and ignored terms', () => {
    const strokes = paintQuery('kw:overcrsh (c<=3 OR storm) sort:-a3', problems);
    const looks = strokes
      .filter(({ text }) => text.trim())
      .map(({ text, look, bad }) => `${text} ${look}${bad ? ' bad' : ''}`);
    expect(looks).toEqual([
      'kw: field bad',
      'overcrsh value bad',
      '( join',
      'c<= field',
      '3 value',
      'OR join',
      'storm plain',
      ') join',
      'sort:-a3 directive',
    ]);
  });
});
