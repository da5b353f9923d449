import { expect, test } from 'vitest';
import {
  type CardKind,
  diceLimit,
  fullTitle,
  monogram,
} from '../../../src/dice-masters/cards/card.ts';

test('a full title is name and subtitle', () => {
  const karai = { name: 'Karai', subtitle: 'Torn Between Two Worlds' };
  expect(fullTitle(karai)).toBe('Karai: Torn Between Two Worlds');
});

test.each<[CardKind, number, string]>([
  ['character', 4, 'Max 4'],
  ['action', 3, 'Max 3'],
  ['basic-action', 3, 'Use 3'],
  ['sidekick-card', 0, 'No dice of its own'],
])('R2.2 the dice limit of a %s with %i dice reads "%3$s"', (kind, maxDice, words) => {
  expect(diceLimit({ kind, maxDice })).toBe(words);
});

test.each([
  ['Karai', 'KA'],
  ['Becky Lynch', 'BL'],
  ['“Hacksaw” Jim Duggan', 'HJ'],
  ['S.H.I.E.L.D. Agent', 'SH'],
  ['Éowyn', 'ÉO'],
  ['X', 'X'],
  ['8-Ball', '8B'],
  ['…', ''],
])('the monogram of %s is %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
