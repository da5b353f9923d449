import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/content-files/problem.ts';
import { facesOf } from '../../../src/dice-masters/cards/die.ts';
import { faceKey } from '../../../src/dice-masters/cards/face.ts';
import { readCatalogue, requireCatalogue } from '../../../src/dice-masters/catalogue/read.ts';
import { formatSchema } from '../../../src/dice-masters/schema/format.ts';
import { gameSchema } from '../../../src/reference/schema/game.ts';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));

test('the content has no problem', () => {
  const result = readCatalogue(content);
  expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([]);
});

describe('the catalogue', () => {
  const { cards, sets, dice, affiliations } = requireCatalogue(content);
  const card = (id: string) => {
    const found = cards.find((one) => one.id === id);
    if (!found) throw new Error(`no card ${id}`);
    return found;
  };
  const die = (id: string) => {
    const found = dice.get(id);
    if (!found) throw new Error(`no die ${id}`);
    return found;
  };
  const faces = (id: string) => facesOf(card(id), die(card(id).die ?? 'none')).map(faceKey);

  test('holds every printed card', () => {
    expect(cards).toHaveLength(4087);
    expect(sets).toHaveLength(71);
    expect(affiliations).toHaveLength(67);
  });

  test.each([
    ['hhs', 58],
    ['imw', 34],
    ['wwe', 58],
  ])('the box %s holds %i cards', (code, count) => {
    expect(cards.filter(({ set }) => set === code)).toHaveLength(count);
    expect(sets.find((set) => set.code === code)?.cardCount).toBe(count);
  });

  test('ids are unique, and each is set and number', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    const built = cards.map(({ set, number }) => `${set}-${String(number).padStart(3, '0')}`);
    expect(cards.map(({ id }) => id)).toEqual(built);
  });

  test('sets stand in the order of their positions', () => {
    const positions = sets.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test('every card that has dice has six faces', () => {
    const odd = cards.filter(({ id, die: own }) => own !== null && faces(id).length !== 6);
    expect(odd).toEqual([]);
  });

  test('the energy faces of exactly 40 dice are not known, all of one set', () => {
    const unknown = [...dice.values()].filter(({ energyFaces }) => energyFaces === null);
    expect(unknown).toHaveLength(40);
    expect(new Set(unknown.map(({ id }) => id.split('/')[0]))).toEqual(new Set(['msw']));
  });

  test.each([
    ['hhs-017', 'fist fist+fist fist+fist 1:1/3/1 2:1/4/2 3:1/4/3'],
    ['wwe-008', 'shield shield+shield shield+shield 1:1/5/5 2:1/7/7 3:2/8/8'],
    ['hhs-049', 'generic-2 generic-2 generic-2 action action* action**'],
    ['msw-028', 'unknown unknown 1:0/3/3 2:2/5/5 3:2/5/8 4:3/10/10'],
  ])('%s has the faces %s', (id, expected) => {
    expect(faces(id).join(' ')).toBe(expected);
  });

  test('a Tag Team die mixes two energy types on one face', () => {
    const mixed = die('tag/kofi-kingston').energyFaces?.map((face) => faceKey(face));
    expect(mixed).toEqual(['wild', 'fist+mask', 'fist+mask']);
  });

  test('a Sidekick card has no die and no dice', () => {
    expect(card('sk2017-001')).toMatchObject({ kind: 'sidekick-card', die: null, maxDice: 0 });
    expect(cards.filter(({ die: own }) => own === null).map(({ id }) => id)).toEqual([
      'sk2017-001',
    ]);
  });

  test('Karai, Torn Between Two Worlds is whole', () => {
    expect(card('hhs-017')).toMatchObject({
      name: 'Karai',
      subtitle: 'Torn Between Two Worlds',
      kind: 'character',
      cost: 4,
      energy: ['fist'],
      rarity: 'starter/common',
      maxDice: 3,
      effects: ['Fielded: may KO an opposing Sidekick.'],
    });
  });
});

describe.each([
  ['dice-masters/formats', '*.json', formatSchema],
  ['.', '*/game.json', gameSchema],
])('content/%s/%s', (folder, pattern, schema) => {
  const files = globSync(pattern, { cwd: join(content, folder) });

  test('has files', () => {
    expect(files).not.toEqual([]);
  });

  test.each(files)('%s is valid', (name) => {
    const data = JSON.parse(readFileSync(join(content, folder, name), 'utf8'));
    expect(schema.safeParse(data).error?.issues).toBeUndefined();
  });
});
