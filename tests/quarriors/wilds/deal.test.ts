import { describe, expect, test } from 'vitest';
import { turnOver } from '../../../src/quarriors/wilds/deal.ts';
import {
  countWilds,
  dealt,
  dealWilds,
  WANTED,
  type WildsCard,
  wildsCards,
} from '../../../src/quarriors/wilds/index.ts';
import { box } from '../the-box.ts';

const cards = wildsCards(box.cards, box.classes);
const NOTHING = { locked: [], excluded: [] };
const deal = (seed: string, wishes = {}) =>
  dealt(dealWilds(cards, { ...NOTHING, ...wishes }, seed));
const classOf = (id: string) => cards.find((card) => card.id === id)?.class ?? '';

test('Q2.1 there are 167,961,600 different Wilds', () => {
  expect(countWilds(cards)).toBe(167_961_600n);
});

test('Q2.1 Q2.2 a Wilds has seven creature and three spell classes, one version of each', () => {
  for (let seed = 0; seed < 200; seed++) {
    const ids = deal(`seed ${seed}`);
    expect(ids).toHaveLength(10);
    expect(new Set(ids.map(classOf)).size).toBe(10);
    const creatures = ids.filter((id) => cards.find((card) => card.id === id)?.kind === 'creature');
    expect(creatures).toHaveLength(WANTED.creature);
  }
});

test('the same seed deals the same Wilds', () => {
  expect(deal('again')).toEqual(deal('again'));
  expect(deal('again')).not.toEqual(deal('another'));
});

test('locked cards lie there, excluded ones stay in the box', () => {
  const locked = ['dragon-mighty', 'life-charm'];
  const excluded = cards.filter((card) => card.class === 'goblin').map(({ id }) => id);
  for (let seed = 0; seed < 50; seed++) {
    const ids = deal(`${seed}`, { locked, excluded });
    expect(ids).toEqual(expect.arrayContaining(locked));
    expect(ids.map(classOf)).not.toContain('goblin');
    expect(ids).toHaveLength(10);
  }
});

test('Q2.2 a card whose class is there goes back to the box', () => {
  const turned = dealWilds(cards, NOTHING, 'turned');
  const seen = new Set<string>();
  for (const { card, stays } of turned) {
    expect(stays).toBe(!seen.has(card.class));
    seen.add(card.class);
  }
});

describe('every Wilds is equally likely', () => {
  /** Four classes of spells with two versions each. */
  const small: WildsCard[] = ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'].map((own, at) => ({
    id: `${own}-${at % 2}`,
    class: own,
    kind: 'spell',
    set: 'base',
  }));

  test('by turning over every order of a small box', () => {
    const counts = new Map<string, number>();
    for (const order of orders(small)) {
      const key = dealt(turnOver([], order, 'spell'))
        .sort()
        .join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(4 * 2 ** 3);
    expect(new Set(counts.values()).size).toBe(1);
  });

  const DEALS = 64_000;
  const dealtIds = Array.from({ length: DEALS }, (_, at) => deal(`χ² ${at}`));
  const isCreature = (id: string) => cards.find((card) => card.id === id)?.kind === 'creature';

  const CELLS: [what: string, count: number, cell: (ids: string[]) => string][] = [
    [
      'choices of creature classes',
      120,
      (ids) => ids.filter(isCreature).map(classOf).sort().join(),
    ],
    [
      'choices of spell cards',
      640,
      (ids) =>
        ids
          .filter((id) => !isCreature(id))
          .sort()
          .join(),
    ],
    ['versions of the first three creatures', 3 ** 3 * 720, (ids) => ids.slice(0, 3).join()],
  ];

  test.each(CELLS)('by χ² over the %s of the real box', (_, count, cell) => {
    const counts = new Map<string, number>();
    for (const ids of dealtIds) counts.set(cell(ids), (counts.get(cell(ids)) ?? 0) + 1);
    const expected = DEALS / count;
    const hit = [...counts.values()].reduce((sum, found) => sum + (found - expected) ** 2, 0);
    const squares = (hit + (count - counts.size) * expected ** 2) / expected;
    const freedom = count - 1;
    expect(counts.size).toBeLessThanOrEqual(count);
    expect(Math.abs(squares - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom));
  });
});

/** Every order of the items (Heap's way). */
function* orders<T>(items: readonly T[]): Generator<T[]> {
  const [first, ...rest] = items;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const order of orders(rest)) {
    for (let at = 0; at <= order.length; at++) yield order.toSpliced(at, 0, first);
  }
}
