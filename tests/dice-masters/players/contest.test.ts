import { expect, test } from 'vitest';
import { SensiblePlayer } from '../../../src/dice-masters/engine/choosers/sensible.ts';
import type { Chooser } from '../../../src/dice-masters/engine/decisions/chooser.ts';
import { Match } from '../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../src/dice-masters/engine/profile.ts';
import type { PlayerSetup } from '../../../src/dice-masters/engine/setup.ts';
import { randomTeam, teamLuck } from '../engine/support/random-team.ts';
import { Yardstick } from './support/yardstick.ts';

const PAIRS = 12;
const GAMES_EACH = 10;
const TURNS = 60;

type Teams = Parameters<typeof playBoth>[1];

/** How often the first of two players wins, on the same teams and luck from both seats. */
function shareWon(one: () => Chooser, other: () => Chooser): number {
  const luck = teamLuck('contest');
  const counts = { won: 0, decided: 0 };
  for (let pair = 0; pair < PAIRS; pair++) {
    const teams: Teams = [randomTeam(luck), randomTeam(luck)];
    playBoth(`contest ${pair}`, teams, [one(), other()], 0, counts);
    playBoth(`contest ${pair}`, teams, [other(), one()], 1, counts);
  }
  return counts.won / counts.decided;
}

function playBoth(
  seed: string,
  seats: readonly [PlayerSetup, PlayerSetup],
  choosers: [Chooser, Chooser],
  first: number,
  counts: { won: number; decided: number },
): void {
  const profile = PROFILES['2019'];
  const match = new Match({ profile, seats, first: 0, turns: TURNS, luck: 'seed' }, choosers);
  for (let game = 0; game < GAMES_EACH; game++) {
    const { winner } = match.play(seed, game);
    if (winner === null) continue;
    counts.decided++;
    if (winner === first) counts.won++;
  }
}

test('the sensible player beats the one it follows', () => {
  expect(
    shareWon(
      () => new SensiblePlayer(),
      () => new Yardstick(),
    ),
  ).toBeGreaterThan(0.6);
});
