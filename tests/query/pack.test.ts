import { expect, test } from 'vitest';
import { facesOf } from '../../src/domain/die.ts';
import { cardReader } from '../../src/query/card-reader.ts';
import { cardLines } from '../../src/query/card-text.ts';
import { cardWords } from '../../src/query/card-words.ts';
import { cards, catalogue, columns, keywords, packed, words } from './catalogue.ts';

const overTheWire = JSON.parse(JSON.stringify(packed));
const cardAt = cardReader(overTheWire);
const wordsOf = cardWords(overTheWire, JSON.parse(JSON.stringify(words)));
const keywordName = new Map(keywords.map(({ id, name }) => [id, name]));
const affiliationName = new Map(catalogue.affiliations.map(({ slug, name }) => [slug, name]));

test('every card comes back out of the packed file as it went in', () => {
  const read = cards.map((_, place) => {
    const { faces, hasWords, alignment, ...card } = cardAt(place);
    return { ...card, alignment: alignment === 'none' ? null : alignment };
  });
  const expected = cards.map((card) => ({
    id: card.id,
    name: card.name,
    subtitle: card.subtitle,
    kind: card.kind,
    cost: card.cost,
    energy: ['fist', 'bolt', 'mask', 'shield'].filter((type) =>
      (card.energy as string[]).includes(type),
    ),
    set: card.set,
    number: card.number,
    maxDice: card.maxDice,
    die: card.die ?? '',
    rarity: card.rarity === 'starter/common' ? 'common' : card.rarity,
    alignment: card.alignment,
    affiliations: card.affiliations.map((slug) => [slug, affiliationName.get(slug)]),
    keywords: card.keywords.map((id) => [
      id,
      [keywordName.get(id), card.keywordValues[id]].filter(Boolean).join(' '),
    ]),
    levels: card.levels,
    hasGlobal: card.globalCosts.length > 0,
  }));
  expect(read).toEqual(expected);
});

test('every die comes back with its six faces, and with unknown ones where nobody knows', () => {
  cards.forEach((card, place) => {
    const die = card.die === null ? undefined : catalogue.dice.get(card.die);
    expect([card.id, cardAt(place).faces]).toEqual([card.id, die ? facesOf(card, die) : []]);
  });
});

test('the places of cards are those of the columns', () => {
  expect(cards.map((_, place) => cardAt(place).id)).toEqual(columns.ids);
});

test('a card reads as plain lines', () => {
  const becky = cardAt(columns.idIndex.get('wwe-008') ?? 0);
  expect(cardLines(becky, wordsOf('wwe-008'))).toEqual([
    'Becky Lynch: Straight Fire (WWE 8)',
    '4 Shield · Character · Max 4',
    '1/5/5  1/7/7  2/8/8',
    'Overcrush',
    'Global: pay {shield} → your first die bought this turn goes to Prep instead of Used.',
  ]);
});

test('the words of a card open with its keywords, and the facts know whether more follows', () => {
  cards.forEach(({ id }, place) => {
    const { keywords: own, hasWords } = cardAt(place);
    const lines = wordsOf(id);
    expect([id, lines.slice(0, own.length)]).toEqual([id, own.map(([, label]) => label)]);
    expect([id, lines.length > own.length]).toEqual([id, hasWords]);
  });
  expect(wordsOf('nowhere-001')).toEqual([]);
});
