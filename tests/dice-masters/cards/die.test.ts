import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BASIC_ACTION_DIE,
  type Die,
  facesOf,
  SIDEKICK_FACES,
} from '../../../src/dice-masters/cards/die.ts';
import {
  type EnergyFace,
  faceKey,
  parseEnergyFace,
  parseLevel,
} from '../../../src/dice-masters/cards/face.ts';

const energy = (...texts: string[]): EnergyFace[] =>
  texts.map((text) => parseEnergyFace(text) ?? { kind: 'energy', units: [] });
const levels = (...texts: string[]) => texts.flatMap((text) => parseLevel(text) ?? []);
const keys = (card: Parameters<typeof facesOf>[0], die: Die) => facesOf(card, die).map(faceKey);

test('R1.5 a Sidekick die shows each energy type, a wild and a 1/1 character that fields for free', () => {
  expect(SIDEKICK_FACES.map(faceKey)).toEqual([
    'fist',
    'bolt',
    'mask',
    'shield',
    'wild',
    '1:0/1/1',
  ]);
});

test('R1.7 a Basic Action die shows three double generic faces and three action faces', () => {
  expect(keys({ levels: [] }, BASIC_ACTION_DIE)).toEqual([
    'generic-2',
    'generic-2',
    'generic-2',
    'action',
    'action*',
    'action**',
  ]);
});

test('R2.1 a character die shows energy first, then its levels from the lowest', () => {
  const die = { id: 'a/b', energyFaces: energy('fist', 'fist+fist', 'fist+fist') };
  const card = { levels: levels('1/3/1', '1/4/2', '1/4/3*') };
  expect(keys(card, die)).toEqual([
    'fist',
    'fist+fist',
    'fist+fist',
    '1:1/3/1',
    '2:1/4/2',
    '3:1/4/3*',
  ]);
});

test('a die with four levels has two energy faces, also where nobody could read them', () => {
  const card = { levels: levels('0/1/1', '1/2/2', '1/3/3', '2/4/4') };
  expect(keys(card, { id: 'msw/x', energyFaces: null })).toEqual([
    'unknown',
    'unknown',
    '1:0/1/1',
    '2:1/2/2',
    '3:1/3/3',
    '4:2/4/4',
  ]);
});

test('a die whose energy faces are not known always has six faces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), (count) => {
      const card = { levels: levels(...Array.from({ length: count }, () => '1/2/3')) };
      expect(facesOf(card, { id: 'a/b', energyFaces: null })).toHaveLength(6);
    }),
  );
});
