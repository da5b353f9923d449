import { describe, expect, test } from 'vitest';
import { find, idsOf, namesOf, packed } from './catalogue.ts';

describe('people find what they mean', () => {
  test.each([
    ['spiderman', 'Spider-Man'],
    ['spider man', 'Spider-Man'],
    ['Spider-Man', 'Spider-Man'],
    ['ironman', 'Iron Man'],
    ['karai', 'Karai'],
    ['hulk', 'Hulk'],
    ['wolvrine', 'Wolverine'],
    ['spidr man', 'Spider-Man'],
    ['leonrado', 'Leonardo'],
    ['becky linch', 'Becky Lynch'],
  ])('%s is first of all %s', (query, name) => {
    expect(namesOf(query)[0]).toBe(name);
  });

  test.each([
    ['xmen', 'aff:x-men'],
    ['shield', 'aff:s-h-i-e-l-d'],
    ['overcrush', 'kw:overcrush'],
  ])('%s holds all of %s', (query, all) => {
    const found = new Set(idsOf(query));
    expect(idsOf(all).filter((id) => !found.has(id))).toEqual([]);
  });
});

test('exact name, then prefix, then word starts, then anywhere', () => {
  const names = namesOf('thor');
  expect(names[0]).toBe('Thor');
  const prefix = names.findIndex((name) => /^thor./i.test(name));
  const word = names.findIndex((name) => /.\bthor/i.test(name));
  expect(prefix).toBeGreaterThan(0);
  expect(word).toBeGreaterThan(prefix);
});

test('near spellings stand below exact hits and are counted apart', () => {
  const { near, cards } = find('wolvrine');
  expect(near).toBe(cards.length);
  expect(find('wolverine').near).toBe(0);
});

test('near spellings keep the other terms', () => {
  const names = namesOf('wolvrine c>=6');
  expect(names).toContain('Wolverine');
  expect(idsOf('wolvrine c>=6').length).toBeLessThan(idsOf('wolvrine').length);
});

test('when nothing fits, a name is offered', () => {
  const { cards, didYouMean } = find('xylophone c>20');
  expect(cards).toEqual([]);
  expect(didYouMean === null || packed.names.includes(didYouMean)).toBe(true);
  expect(find('wolvrine c>20').didYouMean).toBe('Wolverine');
});
