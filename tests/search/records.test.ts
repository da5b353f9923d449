import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';
import { searchShelves } from '../../src/integrations/search-records.ts';
import { requireCatalogue as requireQuarriors } from '../../src/quarriors/catalogue/index.ts';
import { requireReference } from '../../src/reference/read.ts';
import { pathOf, placeOf } from '../../src/search/record.ts';
import { formatRegister, parseRegister } from '../../src/search/register.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const reference = requireReference(content);
const catalogue = requireCatalogue(content);
const quarriors = requireQuarriors(content);
const shelves = searchShelves(reference, catalogue, quarriors);
const register = {
  shelves: shelves.map(({ info }, at) => ({
    ...info,
    ids: info.refs.map((_, place) => `${at}x${place}`),
  })),
};
const places = register.shelves.flatMap((shelf) => shelf.refs.map((_, at) => placeOf(shelf, at)));
const paths = new Set(places.map(pathOf));

test('every rule, ruling, example and keyword can be found', () => {
  const rules = [...reference.rules.values()].map(({ game, page, id }) =>
    page === 'start' ? `rules/${game}/#${id}` : `rules/${game}/${page}/#${id}`,
  );
  const keywords = [...reference.keywords.keys()].map((id) => `keywords/${id}/`);
  expect([...rules, ...keywords].filter((path) => !paths.has(path))).toEqual([]);
  expect(rules.length).toBeGreaterThan(500);
});

test('every card can be found by its name', () => {
  const found = shelves.flatMap(({ records }) =>
    records.flatMap(({ versions = [] }) => versions.map(({ id }) => id)),
  );
  expect(found.sort()).toEqual(catalogue.cards.map(({ id }) => id).sort());
});

test('every class of Quarriors! can be found, as a card, by its name and what its versions do', () => {
  expect(quarriors.classes.filter(({ id }) => !paths.has(`quarriors/cards/${id}/`))).toEqual([]);
  expect(places.find(({ ref }) => ref === 'goblin')?.kind).toBe('card');
  const texts = shelves.flatMap(({ records }) => records.map(({ title, text }) => title + text));
  for (const { name } of quarriors.cards)
    expect(texts.some((text) => text.includes(name))).toBe(true);
});

test.each([
  ['R7.1.3', 'rule'],
  ['E08', 'rule'],
  ['M12', 'rule'],
  ['A1', 'ruling'],
  ['B7', 'ruling'],
  ['QB1', 'ruling'],
  ['SB12', 'ruling'],
  ['HHS-V1', 'example'],
  ['WWE-C3', 'example'],
  ['T01', 'example'],
  ['QW5', 'example'],
])('%s is a %s', (id, kind) => {
  expect(places.find(({ ref }) => ref === id)?.kind).toBe(kind);
});

test('the register survives being written and read', () => {
  expect(parseRegister(JSON.parse(JSON.stringify(formatRegister(register))))).toEqual(register);
});
