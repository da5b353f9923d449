import { expect, test } from 'vitest';
import { formatFraction, toNumber } from '../../../src/tabletop/fraction.ts';
import { answerOpening } from '../../../src/ui/odds/opening/answer-opening.ts';
import type { OpeningQuestion } from '../../../src/ui/odds/opening/opening-messages.ts';

const FOUR_DROP = { id: 'hhs-016', cost: 4, types: ['fist'] as const };

const QUESTION: OpeningQuestion = {
  id: 7,
  opening: { firstTurnDraw: 'three-and-out', reroll: 'best' },
  cards: [FOUR_DROP],
  prices: [1, 2, 3, 4, 5].map((cost) => ({ id: String(cost), cost, types: ['fist'] })),
  goal: [FOUR_DROP],
  swarm: [{ id: 'avx-019', copies: 2 }],
  bagSizes: [1, 4, 8],
  swarmChains: false,
};

test('R8.4 a four-drop on turn one: never going first, 342817/419904 going second', () => {
  const { goal, cards } = answerOpening(QUESTION);
  expect(goal && formatFraction(goal.second.turn1)).toBe('342817/419904');
  expect(goal && formatFraction(goal.first.turn1)).toBe('0/1');
  expect(cards.second[0]?.turn1).toEqual(goal?.second.turn1);
});

test('R7.1.5 by the 2016 rules both seats roll four dice', () => {
  const { goal } = answerOpening({
    ...QUESTION,
    opening: { firstTurnDraw: 'four', reroll: 'best' },
  });
  expect(goal?.first).toEqual(goal?.second);
});

test('dearer is never likelier, and by turn two never less likely than on it', () => {
  const { prices } = answerOpening(QUESTION);
  for (const rows of Object.values(prices)) {
    const chances = rows.map(({ turn2 }) => toNumber(turn2));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const { turn2, byTurn2 } of rows) {
      expect(toNumber(byTurn2)).toBeGreaterThanOrEqual(toNumber(turn2));
    }
  }
});

test('energy of three and of four dice adds up to one', () => {
  const { energy } = answerOpening(QUESTION);
  expect(energy.map(({ dice }) => dice)).toEqual([3, 4]);
  for (const { chances } of energy) {
    expect(chances.map(toNumber).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  }
});

test('E30 Swarm: a bag of four is drawn whole, and one too small for the copies has no chance', () => {
  const [card] = answerOpening(QUESTION).swarm;
  const told = card?.rows.map(({ triggers }) =>
    triggers.map((chance) => chance && formatFraction(chance)),
  );
  expect(told).toEqual([
    ['1/1', '1/1', '1/2'],
    [null, '1/1', '11/14'],
  ]);
});
