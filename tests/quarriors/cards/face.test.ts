import { expect, test } from 'vitest';
import { describeFace, formatFace, parseFace } from '../../../src/quarriors/cards/face.ts';

/** Rule, the face as written, and in words. */
const FACES: [rule: string, written: string, words: string][] = [
  ['Q3.1', '2', '2 Quiddity'],
  ['Q3.2', 'draw 2', 'Draw and roll 2'],
  ['Q3.3', 're-roll', 'Re-roll'],
  ['Q3.5', 're-roll*', 'Re-roll, single burst'],
  ['Q3.4', 'spell', 'Spell'],
  ['Q3.5', 'spell**', 'Spell, double burst'],
  ['Q3.4', '2/4/4', 'Creature of level 2: attack 4, defense 4'],
  ['Q3.4', '2/X/X', 'Creature of level 2: attack X, defense X'],
  ['Q3.6', '3 or re-roll', '3 Quiddity or re-roll'],
  ['Q3.6', 're-roll and draw 1', 'Re-roll and draw and roll 1'],
  ['Q3.5', '3/8/7**', 'Creature of level 3: attack 8, defense 7, double burst'],
];

test.each(FACES)('%s %s is a face', (_, written, words) => {
  const face = parseFace(written);
  expect(face && formatFace(face)).toBe(written);
  expect(face && describeFace(face)).toBe(words);
});

test.each([
  '',
  '*',
  'draw',
  'draw 12',
  '0/1/1',
  '1/2',
  'spell***',
  '1 and 2 and 3',
  '1 or',
  'x/1/1',
])('"%s" is no face', (written) => {
  expect(parseFace(written)).toBeNull();
});
