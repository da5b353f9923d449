import { expect, test } from 'vitest';
import type { Difference } from '../../../../src/dice-masters/simulation/report.ts';
import { fraction } from '../../../../src/tabletop/fraction.ts';
import { effectsOf } from '../../../../src/ui/build/odds/effect-words.ts';

function difference(change: number, margin: number): Difference {
  const [low, high] = [change - margin, change + margin];
  return { of: 1500, before: 0, after: change, change, low, high, isClear: low > 0 || high < 0 };
}

const still = difference(0, 0.1);

test('the clearest change of a card comes first, then damage, and waste is bad news', () => {
  const effects = effectsOf({
    id: 1,
    newCards: [],
    games: {
      pairs: 1500,
      cards: [
        { name: 'April', change: difference(0.01, 0.02) },
        { name: 'Donatello', change: difference(0.02, 0.01) },
        { name: 'Karai', change: difference(-0.05, 0.02) },
      ],
      damage: difference(0.4, 0.1),
      stranded: difference(0.3, 0.1),
    },
  });
  expect(effects.map(({ news, what, amount, interval }) => [news, what, amount, interval])).toEqual(
    [
      ['bad', 'Karai payable by turn 4:', '−5.0 points', '(−7.0 to −3.0)'],
      ['good', 'Donatello payable by turn 4:', '+2.0 points', '(+1.0 to +3.0)'],
      ['good', 'Damage by turn 6:', '+0.4', '(+0.3 to +0.5)'],
      ['bad', 'Energy left over on turn 4:', '+0.3', '(+0.2 to +0.4)'],
    ],
  );
});

test('where nothing is clear it says so', () => {
  const games = { pairs: 1500, cards: [], damage: still, stranded: still };
  const [first, second] = effectsOf({ id: 1, newCards: [], games });
  expect(first?.what).toMatch(/^No clear change/);
  expect(second).toMatchObject({ news: 'neither', amount: '0.0' });
});

test('a card that came with the edit is told by its exact opening', () => {
  const half = fraction(1n, 2n);
  const turn1 = { first: fraction(0n, 1n), second: half };
  const [first] = effectsOf({
    id: 1,
    newCards: [{ name: 'Karai', turn1, byTurn2: half }],
    games: null,
  });
  expect(first).toMatchObject({ what: 'Karai on turn one, going second:', amount: '50.00 %' });
});
