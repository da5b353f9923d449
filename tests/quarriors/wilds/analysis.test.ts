import { expect, test } from 'vitest';
import { analyseWilds } from '../../../src/quarriors/wilds/index.ts';
import { box } from '../the-box.ts';

const facts = (...ids: string[]) =>
  ids.flatMap((id) => {
    const card = box.cards.find((one) => one.id === id);
    const own = box.classes.find((one) => one.id === card?.class);
    return card && own ? [{ ...card, faces: own.faces }] : [];
  });

test('a Wilds is counted by cost, Glory and what a roll gives', () => {
  const { costs, glory, quiddity, averageCost } = analyseWilds(
    facts('goblin-basic', 'hag-basic', 'growth-charm'),
  );
  expect(costs.filter(({ cards }) => cards > 0)).toEqual([
    { cost: 2, cards: 1 },
    { cost: 5, cards: 2 },
  ]);
  expect(glory.filter(({ cards }) => cards > 0)).toEqual([
    { glory: 2, cards: 1 },
    { glory: 3, cards: 1 },
  ]);
  expect(averageCost).toBe(4);
  expect(quiddity).toBeCloseTo((2 / 6 + 5 / 6 + 5 / 6) / 3, 12);
});

test('nothing gives nothing', () => {
  expect(analyseWilds([])).toEqual({ costs: [], glory: [], quiddity: 0, averageCost: 0 });
});
