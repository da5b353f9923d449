import { expect, test } from 'vitest';
import { type CardClass, confidenceOf, formatFace } from '../../../src/quarriors/cards/index.ts';
import { box } from '../the-box.ts';

const ofKind = (kind: CardClass['kind']) => box.classes.filter((one) => one.kind === kind);
const diceOf = (classes: CardClass[]) => classes.reduce((sum, { dice }) => sum + dice, 0);
const cardsOf = (kind: CardClass['kind']) =>
  ofKind(kind).map(({ id }) => box.cards.filter((card) => card.class === id));

test('Q1.1 Q1.2 Q1.3 the box holds 53 cards and 130 dice', () => {
  expect(box.cards).toHaveLength(53);
  expect(diceOf(box.classes)).toBe(130);
  expect([diceOf(ofKind('creature')), diceOf(ofKind('spell'))]).toEqual([50, 25]);
});

test('Q1.5 ten creature classes with three versions, five spell classes with four', () => {
  expect(cardsOf('creature').map(({ length }) => length)).toEqual(Array(10).fill(3));
  expect(cardsOf('spell').map(({ length }) => length)).toEqual(Array(5).fill(4));
  for (const versions of [...cardsOf('creature'), ...cardsOf('spell')]) {
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
  }
});

test('Q2.3 dice on the cards at the start', () => {
  const odd = box.cards.filter(({ dice }) => dice !== 5);
  expect(odd.map(({ id, dice }) => [id, dice])).toEqual([
    ['quiddity', 0],
    ['assistant', 2],
  ]);
});

/** What the rulebook itself prints of the numbers. (Q10) */
const PRINTED: [rule: string, id: string, cost: number | null, glory: number | null][] = [
  ['QW6', 'goblin-basic', 2, 2],
  ['QW1', 'hag-strong', null, 3],
  ['QW4', 'dragon-mighty', 9, null],
];

test.each(PRINTED)('%s %s has the printed cost and Glory', (_, id, cost, glory) => {
  const card = box.cards.find((one) => one.id === id);
  if (cost !== null) expect(card?.cost).toBe(cost);
  if (glory !== null) expect(card?.glory).toBe(glory);
});

test('QW8 the divided face of the Quake Dragon and the double one of Victory', () => {
  const faces = (id: string) => box.classes.find((one) => one.id === id)?.faces.map(formatFace);
  expect(faces('dragon')).toContain('3 or re-roll');
  expect(faces('victory')).toContain('re-roll and draw 1');
});

test('every card but Quiddity says what it does, and every fact has a source', () => {
  expect(box.cards.filter(({ effects }) => effects.length === 0).map(({ id }) => id)).toEqual([
    'quiddity',
  ]);
  for (const { evidence } of box.classes) {
    expect(confidenceOf(evidence.faces, box.sources)).toBe('high');
  }
});

test('the cost and Glory of the Strong Quake Dragon stay in doubt', () => {
  const inDoubt = box.cards.filter(({ doubts }) => doubts.some(({ field }) => field === 'cost'));
  expect(inDoubt.map(({ id }) => id)).toEqual(['dragon-strong']);
});
