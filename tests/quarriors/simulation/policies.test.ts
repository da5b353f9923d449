import { expect, test } from 'vitest';
import { cardWorths, playGames, simulate } from '../../../src/quarriors/simulation/index.ts';
import { dealt, dealWilds, wildsCards } from '../../../src/quarriors/wilds/index.ts';
import { box } from '../the-box.ts';

const CARDS = wildsCards(box.cards, box.classes);
const wildsOf = (seed: string) => dealt(dealWilds(CARDS, { locked: [], excluded: [] }, seed));
const RACE = { id: 'glory-race', wishes: [] } as const;
const ENGINE = { id: 'engine', wishes: [] } as const;
const batch = (
  policies: Parameters<typeof playGames>[0]['policies'],
  games: number,
  seed = 'x',
) => ({
  profile: '2011' as const,
  wilds: wildsOf(seed),
  policies,
  games,
  seed,
});

test.each([
  [2, [RACE, ENGINE]],
  [3, [RACE, ENGINE, RACE]],
  [4, [RACE, ENGINE, { id: 'list', wishes: ['portal'] } as const, RACE]],
])('games of %i policies end by the rules, in every Wilds', (_, policies) => {
  for (let wilds = 0; wilds < 12; wilds++) {
    const { ends } = playGames(batch(policies, 10, `wilds ${wilds}`), box);
    expect(ends.glory + ends.cards).toBe(10);
  }
});

test('the same seed gives the same report', () => {
  const asked = batch([RACE, ENGINE], 50);
  expect(simulate(asked, box)).toEqual(simulate(asked, box));
});

test('equals win half of their games each, as seats move on', () => {
  const { policies } = simulate(batch([RACE, RACE], 2000), box);
  for (const { wins } of policies) {
    expect(Math.abs(wins.p - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / wins.of));
  }
});

test('a wish that is the first choice anyway changes nothing; another shows a difference', () => {
  const worths = cardWorths(batch([RACE, RACE], 200), box);
  expect(worths).toHaveLength(10);
  expect(worths.some(({ wins }) => wins.change === 0)).toBe(true);
  expect(worths.some(({ wins }) => wins.isClear)).toBe(true);
});
