import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  MOVEMENTS,
  waysElsewhere,
  waysInto,
  waysOut,
  ZONE_NAMES,
  ZONES,
  type Zone,
} from '../../../src/dice-masters/engine/movement.ts';
import { plainText } from '../../../src/reference/prose.ts';
import { requireReference } from '../../../src/reference/read.ts';

const { rules } = requireReference(join(import.meta.dirname, '../../../content'));
const words = (id: string): string => {
  const rule = rules.get(id);
  return rule ? `${rule.title}. ${plainText(rule.text)}`.toLowerCase() : '';
};
const zoneNamed = (name: string): Zone | undefined =>
  ZONES.find((zone) => ZONE_NAMES[zone].toLowerCase() === name.toLowerCase());

test('every movement rule of the content has a row, and no row is made up', () => {
  const written = [...rules.values()].filter(({ id }) => /^M\d/.test(id)).map(({ id }) => id);
  expect(MOVEMENTS.map(({ id }) => id)).toEqual(written);
  expect(written).toHaveLength(23);
});

describe.each(MOVEMENTS)('$id', ({ id, from, to, insteadOf }) => {
  test('names each of its areas', () => {
    for (const zone of [...from, ...to, ...insteadOf]) {
      expect(words(id)).toContain(ZONE_NAMES[zone].toLowerCase());
    }
    expect(to.length).toBeGreaterThan(0);
  });

  test('goes the way its title says', () => {
    const [, start = '', end = ''] =
      /^(.+?) to (.+?)(?: by an effect)?$/.exec(rules.get(id)?.title ?? '') ?? [];
    const [first, last] = [zoneNamed(start), zoneNamed(end)];
    if (first) expect(from).toContain(first);
    if (first && last) expect(to).toContain(last);
  });
});

/** Area, where its dice come from, where they go; `any` stands for no certain area. */
const WAYS: [Zone, string, string][] = [
  ['card', '', 'M1 used, M2 prep, M3 field'],
  ['bag', 'M7 used, M23 any', 'M4 prep, M5 out, M6 reserve'],
  ['prep', 'M2 card, M4 bag, M8 used, M16 field, M22 any', 'M10 reserve'],
  ['reserve', 'M6 bag, M10 prep, M19 field', 'M11 out, M12 used, M13 field'],
  [
    'field',
    'M3 card, M9 used, M13 reserve, M15 attack, M21 aside',
    'M14 attack, M16 prep, M18 out, M18 used, M19 reserve, M21 aside',
  ],
  [
    'attack',
    'M14 field',
    'M15 field, M16 prep, M17 out, M18 out, M18 used, M19 reserve, M21 aside',
  ],
  ['out', 'M5 bag, M11 reserve, M17 attack, M18 field', 'M20 used'],
  ['used', 'M1 card, M12 reserve, M18 field, M20 out', 'M7 bag, M8 prep, M9 field'],
  ['aside', 'M21 field', 'M21 field'],
];

test.each(WAYS)('%s has its ways in and out', (zone, into, out) => {
  const said = (ways: ReturnType<typeof waysInto>) =>
    ways.map(({ movement, other }) => `${movement.id} ${other ?? 'any'}`).join(', ');
  expect(said(waysInto(zone))).toBe(into);
  expect(said(waysOut(zone))).toBe(out);
});

test('two rules turn dice away from the Used Pile', () => {
  expect(waysElsewhere('used').map(({ id }) => id)).toEqual(['M22', 'M23']);
  expect(ZONES.filter((zone) => waysElsewhere(zone).length > 0)).toEqual(['used']);
});
