import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENERGY_TYPES, type EnergyUnit } from '../../../src/dice-masters/cards/energy.ts';
import {
  describeFace,
  type Face,
  faceKey,
  formatEnergyFace,
  formatLevel,
  parseEnergyFace,
  parseLevel,
} from '../../../src/dice-masters/cards/face.ts';

const stat = fc.nat({ max: 20 });
const level = fc.record({
  fielding: stat,
  attack: stat,
  defense: stat,
  bursts: fc.nat({ max: 2 }),
});
const type = fc.constantFrom(...ENERGY_TYPES);
const units = fc.oneof<fc.Arbitrary<EnergyUnit[]>[]>(
  fc.tuple(type),
  fc.tuple(type, type),
  fc.constantFrom<EnergyUnit[]>(['wild'], ['generic'], ['generic', 'generic']),
);

describe('a level face', () => {
  test.each([
    ['1/4/2', { fielding: 1, attack: 4, defense: 2, bursts: 0 }],
    ['0/1/1*', { fielding: 0, attack: 1, defense: 1, bursts: 1 }],
    ['3/10/12**', { fielding: 3, attack: 10, defense: 12, bursts: 2 }],
  ])('reads %s', (text, expected) => {
    expect(parseLevel(text)).toEqual(expected);
  });

  test.each(['', '1/4', '1/4/2/3', '1-4-2', ' 1/4/2', '1/4/2***', '1/4/x', '-1/4/2', '1.5/4/2'])(
    'refuses %j',
    (text) => {
      expect(parseLevel(text)).toBeNull();
    },
  );

  test('comes back from its text unchanged', () => {
    fc.assert(
      fc.property(level, (one) => {
        expect(parseLevel(formatLevel(one))).toEqual(one);
      }),
    );
  });
});

describe('an energy face', () => {
  test.each([
    ['fist', ['fist']],
    ['fist+fist', ['fist', 'fist']],
    ['bolt+shield', ['bolt', 'shield']],
    ['wild', ['wild']],
    ['generic-1', ['generic']],
    ['generic-2', ['generic', 'generic']],
  ])('reads %s', (text, expected) => {
    expect(parseEnergyFace(text)).toEqual({ kind: 'energy', units: expected });
  });

  test.each([
    '',
    'Fist',
    'fist+',
    'fist + fist',
    'fist+fist+fist',
    'wild+fist',
    'generic',
    'generic-3',
    'sword',
  ])('refuses %j', (text) => {
    expect(parseEnergyFace(text)).toBeNull();
  });

  test('comes back from its text unchanged', () => {
    fc.assert(
      fc.property(units, (some) => {
        const face = { kind: 'energy' as const, units: some };
        expect(parseEnergyFace(formatEnergyFace(face))).toEqual(face);
      }),
    );
  });
});

test.each<[string, Face]>([
  ['1 Fist', { kind: 'energy', units: ['fist'] }],
  ['2 Bolt', { kind: 'energy', units: ['bolt', 'bolt'] }],
  ['1 Mask and 1 Shield', { kind: 'energy', units: ['mask', 'shield'] }],
  ['1 Wild', { kind: 'energy', units: ['wild'] }],
  ['1 generic energy', { kind: 'energy', units: ['generic'] }],
  ['2 generic energy', { kind: 'energy', units: ['generic', 'generic'] }],
  ['Action', { kind: 'action', bursts: 0 }],
  ['Action, double burst', { kind: 'action', bursts: 2 }],
  [
    'Level 2: fielding 1, attack 4, defense 2, single burst',
    { kind: 'level', level: 2, fielding: 1, attack: 4, defense: 2, bursts: 1 },
  ],
  ['Face not known', { kind: 'unknown' }],
])('a face is said as "%s"', (words, face) => {
  expect(describeFace(face)).toBe(words);
});

test('faces that differ to a player have different keys', () => {
  const faces: Face[] = [
    { kind: 'energy', units: ['fist'] },
    { kind: 'energy', units: ['fist', 'fist'] },
    { kind: 'energy', units: ['generic'] },
    { kind: 'action', bursts: 0 },
    { kind: 'action', bursts: 1 },
    { kind: 'level', level: 1, fielding: 1, attack: 2, defense: 2, bursts: 0 },
    { kind: 'level', level: 2, fielding: 1, attack: 2, defense: 2, bursts: 0 },
    { kind: 'level', level: 2, fielding: 1, attack: 2, defense: 2, bursts: 1 },
    { kind: 'unknown' },
  ];
  expect(new Set(faces.map(faceKey)).size).toBe(faces.length);
});
