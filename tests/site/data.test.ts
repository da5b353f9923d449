import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { builtSite } from './built-site.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const { cards, sets, dice, affiliations, keywordIds } = requireCatalogue(content);
const folder = join(builtSite.dist, 'data/v1');
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'index.json')
  .map((name) => name.replace('.json', ''));

describe.each(names)('/data/v1/%s.json', (name) => {
  const isValid = new Ajv2020().compile(read(`schema/${name}.json`));

  test('fits its schema', () => {
    isValid(read(`${name}.json`));
    expect(isValid.errors).toBeNull();
  });

  test.each([
    ['a row with an unknown field', (row: object) => ({ ...row, surprise: 1 })],
    ['a row without fields', () => ({})],
  ])('has a schema that refuses %s', (_, spoil) => {
    expect(isValid(read(`${name}.json`).map(spoil))).toBe(false);
  });
});

type Published = (typeof cards)[number] & { globalCosts: string[]; timings: string[] };

test.each([
  ['sets', sets.map(({ linkCode, teamBuilder, alsoCalled, ...set }) => set)],
  ['dice', [...dice.values()]],
  ['affiliations', affiliations],
])('%s.json says what the content says', (name, rows) => {
  const byId = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  expect(read(`${name}.json`).toSorted(byId)).toEqual(rows.toSorted(byId));
});

test('cards.json says what the content says, and what follows from its lines', () => {
  const rows: Published[] = read('cards.json');
  const plain = rows.map(({ globalCosts, timings, ...card }) => card);
  expect(plain).toEqual(cards);
});

test.each([
  ['hhs-017', [], ['when-fielded']],
  ['wwe-008', ['shield'], ['global']],
  ['jl-026', ['fist|bolt'], ['global']],
  ['dps-027', ['bolt+ko'], ['global']],
  ['hhs-001', [], ['while-active']],
  ['gaf-020', [], []],
])(
  'cards.json goes on saying when %s acts and what its Globals cost',
  (id, globalCosts, timings) => {
    expect(read('cards.json').find((card: { id: string }) => card.id === id)).toMatchObject({
      globalCosts,
      timings: expect.arrayContaining(timings),
    });
  },
);

test('cards stand in the order of sets and numbers', () => {
  const ids = read('cards.json').map(({ id }: { id: string }) => id);
  expect(ids).toEqual(cards.map(({ id }) => id));
});

test('keywords.json holds every keyword', () => {
  const ids = read('keywords.json').map(({ id }: { id: string }) => id);
  expect(ids.toSorted()).toEqual(keywordIds);
});

test('the index lists every file with its rows, its address and that of its schema', () => {
  const home = `${builtSite.origin}${builtSite.base}data/v1`;
  const { version, files } = read('index.json');
  expect(version).toBe('v1');
  const expected = names.map((name) => ({
    name,
    what: expect.any(String),
    rows: read(`${name}.json`).length,
    file: `${home}/${name}.json`,
    schema: `${home}/schema/${name}.json`,
  }));
  expect(files).toHaveLength(names.length);
  expect(files).toEqual(expect.arrayContaining(expected));
});
