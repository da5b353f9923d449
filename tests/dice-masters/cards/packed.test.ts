import { expect, test } from 'vitest';
import { unplayedLines } from '../../../src/cli/unplayed.ts';
import { keywordLabel } from '../../../src/dice-masters/cards/card-facts.ts';
import { facesOf } from '../../../src/dice-masters/cards/die.ts';
import { openPacked } from '../../../src/dice-masters/cards/packed/open-packed.ts';
import { cardWords } from '../../../src/dice-masters/cards/packed/packed-words.ts';
import { unplayedParts } from '../../../src/dice-masters/engine/unplayed.ts';
import { cardLines } from '../../../src/query/card-text.ts';
import { cards, columns, dice, packed, words } from '../../query/catalogue.ts';
import { store } from '../support/store.ts';

const overTheWire = JSON.parse(JSON.stringify(packed));
const read = openPacked(overTheWire);
const wordsOf = cardWords(overTheWire, JSON.parse(JSON.stringify(words)));

test('every card comes back out of the packed file as it went in', () => {
  expect([...read.all()]).toEqual([...store.all()]);
});

test('sets and names come back as they went in', () => {
  expect(read.sets).toEqual(store.sets);
  expect([...read.keywords]).toEqual([...store.keywords]);
  expect([...read.affiliations]).toEqual([...store.affiliations]);
});

test('both stores know the same cards by id, place and title', () => {
  expect(read.count).toBe(store.count);
  for (const { id } of store.all()) {
    const ids = (one: typeof store) => [one.card(id)?.id, one.reprints(id).map((card) => card.id)];
    expect(ids(read)).toEqual(ids(store));
  }
  expect(columns.ids.map((_, place) => read.at(place).id)).toEqual(columns.ids);
  expect(columns.ids.map((_, place) => store.at(place).id)).toEqual(columns.ids);
});

test.each([read, store])('what is no card is none', (one) => {
  expect(one.card('nowhere-001')).toBeUndefined();
  expect(one.reprints('nowhere-001')).toEqual([]);
  expect(() => one.at(-1)).toThrow(RangeError);
  expect(() => one.at(one.count)).toThrow(RangeError);
});

test('a store says of cards what their files say', () => {
  for (const card of cards) {
    const die = card.die === null ? undefined : dice.get(card.die);
    expect(store.card(card.id)).toMatchObject({
      name: card.name,
      subtitle: card.subtitle,
      kind: card.kind,
      cost: card.cost,
      rarity: card.rarity,
      maxDice: card.maxDice,
      affiliations: card.affiliations,
      keywords: card.keywords,
      keywordValues: card.keywordValues,
      levels: card.levels,
      alignment: card.alignment,
      abilities: card.abilities,
      die: card.die ?? '',
      faces: die ? facesOf(card, die) : [],
      energy: ['fist', 'bolt', 'mask', 'shield'].filter((type) =>
        (card.energy as string[]).includes(type),
      ),
    });
  }
});

test('a card reads as plain lines', () => {
  const becky = read.card('wwe-008');
  expect(becky && cardLines(becky, wordsOf('wwe-008'), read)).toEqual([
    'Becky Lynch: Straight Fire (WWE 8)',
    '4 Shield · Character · Max 4',
    '1/5/5  1/7/7  2/8/8',
    'Overcrush',
    'Global: pay {shield} → your first die bought this turn goes to Prep instead of Used.',
  ]);
});

test('the words of a card open with its keywords, and the facts know whether more follows', () => {
  for (const card of read.all()) {
    const { id, keywords } = card;
    const lines = wordsOf(id);
    const labels = keywords.map((one) => keywordLabel(card, one, read.keywords));
    expect([id, lines.slice(0, keywords.length)]).toEqual([id, labels]);
    expect([id, lines.length > keywords.length]).toEqual([id, card.hasWords]);
  }
  expect(wordsOf('nowhere-001')).toEqual([]);
});

test('lines are left unplayed of the cards that have unplayed parts, and of no other', () => {
  const withParts = [...read.all()].filter((card) => unplayedParts(card).length > 0);
  const withLines = cards.filter((card) => unplayedLines(card).length > 0);
  expect(withLines.map(({ id }) => id)).toEqual(withParts.map(({ id }) => id));
});
