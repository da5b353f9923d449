import { expect, test } from 'vitest';
import { bothTurns, chanceOf, opening, REROLLS } from '../../../src/quarriors/odds/index.ts';
import { formatFraction, plus, ZERO } from '../../../src/tabletop/fraction.ts';
import { die, drawFrom, START } from './bags.ts';

const dice = { quiddity: die('quiddity'), assistant: die('assistant') };

test('Q2.4 turn one draws two to six Quiddity dice, and turn two the rest', () => {
  const hands = opening(dice, 'none', 12);
  expect(hands.map(({ quiddityDice }) => quiddityDice)).toEqual([2, 3, 4, 5, 6]);
  expect(formatFraction(hands.reduce((sum, { chance }) => plus(sum, chance), ZERO))).toBe('1/1');
});

test.each(REROLLS)(
  'with re-roll %s both turns by themselves are a draw of six from twelve',
  (reroll) => {
    const hands = opening(dice, reroll, 9);
    for (const need of [4, 6, 8]) {
      const alone = formatFraction(chanceOf(drawFrom(START, 'none'), need));
      if (reroll === 'none') expect(formatFraction(bothTurns(hands, need, 0))).toBe(alone);
      expect(bothTurns(hands, need, 0)).toEqual(bothTurns(hands, 0, need));
    }
  },
);
