import { expect, test } from 'vitest';
import { noPlaceIn } from '../../../../src/dice-masters/teams/card-in-format.ts';
import { isLegal } from '../../../../src/dice-masters/teams/problem.ts';
import { catalogue, formatOf, formats, problemsOf } from './bench.ts';

function placeOf(id: string, format: string) {
  const card = catalogue.card(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return noPlaceIn(card, formatOf(format), catalogue);
}

const named = (name: string) => [...catalogue.all()].find((card) => card.name === name)?.id ?? '';

test.each([
  [
    'a banned card and its reprints',
    named('Relentless'),
    'tournament-2016',
    'banned',
    /since 1 May/,
  ],
  [
    'a card banned by its owner',
    'hhs-001',
    'custom:tournament~ban:hhs-001',
    'banned',
    /^It is banned/,
  ],
  ['a name', 'hhs-016', 'custom:tournament~ban-name:Karai', 'banned', /name/],
  [
    'a set that is not allowed',
    'hhs-001',
    'custom:tournament~sets:imw',
    'outside',
    /^It is from HHS/,
  ],
  ['a set that is banned', 'hhs-001', 'custom:tournament~not-sets:hhs', 'outside', /bans/],
  ['a cost', 'hhs-001', 'custom:tournament~most-cost:0', 'outside', /costs/],
  ['a cost that the pattern lacks', 'hhs-001', 'custom:tournament~costs:9', 'outside', /costs/],
  ['a rarity', 'hhs-001', 'custom:tournament~rarities:super-rare', 'outside', /allows/],
  ['a card nobody drafted', 'hhs-001', 'custom:rainbow-draft~pool:2xhhs-002', 'outside', /drafted/],
  ['a character beyond the demo games', 'hhs-002', 'demo', 'outside', /demo game/],
  ['a Basic Action beyond the demo games', 'hhs-049', 'demo', 'outside', /demo game/],
] as const)('%s has no place (V16, V20)', (_, id, format, kind, reason) => {
  const found = placeOf(id, format);
  expect(found?.kind).toBe(kind);
  expect(found?.reason).toMatch(reason);
  expect(found?.reason).not.toMatch(/Remove/);
});

test.each([
  ['hhs-001', 'tournament'],
  ['hhs-001', 'demo'],
  ['hhs-055', 'demo'],
  ['hhs-049', 'custom:tournament~most-cost:0'],
  ['hhs-001', 'custom:tournament~costs:2,*'],
  ['hhs-001', 'custom:tournament~sets:hhs,imw'],
])('%s has its place in %s', (id, format) => {
  expect(placeOf(id, format)).toBeNull();
});

test('no card of a legal team is without a place', () => {
  const legal =
    '3 hhs-016, 3 hhs-001, 3 hhs-007, 3 hhs-025, 2 imw-005, 2 imw-017, 2 wwe-007, 2 wwe-017';
  expect(isLegal(problemsOf(`${legal} | 3 hhs-049, 3 hhs-050`, 'tournament'))).toBe(true);
  for (const id of legal.match(/[a-z]+-\d+/g) ?? []) expect(placeOf(id, 'tournament')).toBeNull();
});

test('every card can be asked of every format', () => {
  for (const format of formats.values()) {
    const without = [...catalogue.all()].filter((card) => noPlaceIn(card, format, catalogue));
    expect(without.length).toBeLessThan([...catalogue.all()].length);
  }
});
