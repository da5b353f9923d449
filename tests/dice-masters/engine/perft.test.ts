import { expect, test } from 'vitest';
import type { Setup } from '../../../src/dice-masters/engine/setup.ts';
import { cardOf } from './support/catalogue.ts';
import { choiceCount, randomPicks } from './support/perft.ts';
import { plainGoldfish, plainTeam } from './support/plain-team.ts';

const plainDuel: Setup = { ...plainGoldfish(10), seats: [plainTeam(), plainTeam()], first: 1 };
const withKeywords = (...ids: string[]) => ({
  kind: 'player' as const,
  life: 20,
  cards: [...ids, 'hhs-057'].map((id) => ({ card: cardOf(id, []), dice: 3 })),
});
const keywordDuel: Setup = {
  ...plainDuel,
  seats: [
    withKeywords('hhs-001', 'hhs-010', 'hhs-048', 'wwe-042', 'wwe-023'),
    withKeywords('wwe-004', 'wwe-020', 'wwe-036', 'wwe-048', 'imw-022'),
  ],
};

/** Any change in what is legal, or in which options are one, shows here. */
test.each<[string, Setup, string, number, number[]]>([
  ['a plain goldfish, 2019', plainGoldfish(10), 'one', 0, [4, 12, 30, 106, 414]],
  ['a plain goldfish, 2016, in the middle', plainGoldfish(10, '2016'), 'two', 40, [5, 21, 71, 187]],
  ['plain teams, in the middle', plainDuel, 'three', 90, [2, 5, 19, 59]],
  ['teams with keywords, in the middle', keywordDuel, 'four', 100, [2, 7, 31, 110]],
  [
    'real dice, typed in',
    { ...plainGoldfish(10), luck: 'ask' },
    'five',
    0,
    [6, 36, 216, 762, 2418],
  ],
])('the number of choices: %s', (_, setup, seed, played, counts) => {
  const picks = randomPicks(setup, seed, played);
  expect(counts.map((__, depth) => choiceCount(setup, seed, picks, depth + 1))).toEqual(counts);
});
