import { expect, test } from 'vitest';
import {
  checkWilds,
  checkWishes,
  dealt,
  dealWilds,
  wildsCards,
} from '../../../src/quarriors/wilds/index.ts';
import { box } from '../the-box.ts';

const cards = wildsCards(box.cards, box.classes);
const nameOf = (id: string) => box.cards.find((card) => card.id === id)?.name ?? id;
const legal = dealt(dealWilds(cards, { locked: [], excluded: [] }, 'legal'));
const problems = (ids: readonly string[]) =>
  checkWilds(ids, cards, nameOf).map(({ rule, message }) => `${rule} ${message}`);
const [creature = ''] = legal;
const other = cards.find(({ id, class: own }) => id !== creature && creature.startsWith(own))?.id;

test('a dealt Wilds is legal', () => {
  expect(problems(legal)).toEqual([]);
});

const ILLEGAL: [why: string, ids: string[], said: string[]][] = [
  ['too few', legal.slice(1), ['Q2.1 6 creatures instead of 7. Add 1 creature.']],
  [
    'nothing',
    [],
    [
      'Q2.1 0 creatures instead of 7. Add 7 creatures.',
      'Q2.1 0 spells instead of 3. Add 3 spells.',
    ],
  ],
  [
    'two versions of a class',
    [...legal, other ?? ''],
    [
      `Q1.5 ${nameOf(creature)} and ${nameOf(other ?? '')} are versions of one class. Keep one of them.`,
    ],
  ],
  [
    'a basic card',
    [...legal, 'portal'],
    ['Q2.1 “Portal” is no creature or spell card of your boxes. Take it out.'],
  ],
];

test.each(ILLEGAL)('%s is said with what to do', (_, ids, said) => {
  expect(problems(ids)).toEqual(said);
});

const idsOf = (...classes: string[]) =>
  cards.filter((card) => classes.includes(card.class)).map(({ id }) => id);

const WISHES: [why: string, locked: string[], excluded: string[], said: string[]][] = [
  ['no wish', [], [], []],
  [
    'too much excluded',
    [],
    idsOf('death', 'life', 'growth'),
    ['Only 2 spell classes are left, and 3 are needed. Allow more spells.'],
  ],
  [
    'two versions locked',
    ['hag-basic', 'hag-strong'],
    [],
    ['Witching Hag and Strong Witching Hag are versions of one class. Keep one of them.'],
  ],
  [
    'locked and excluded',
    ['hag-basic'],
    ['hag-basic'],
    ['Witching Hag is locked and excluded. Choose one.'],
  ],
  [
    'too many locked',
    ['death-spell', 'life-spell', 'growth-spell', 'victory-spell'],
    [],
    ['4 spells are locked, and the Wilds has room for 3. Unlock some.'],
  ],
];

test.each(WISHES)('%s', (_, locked, excluded, said) => {
  expect(checkWishes({ locked, excluded }, cards, nameOf).map(({ message }) => message)).toEqual(
    said,
  );
});
