import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../../src/dice-masters/engine/replay/replay.ts';
import { formatGame, type KeptGame, readFragment } from '../../../src/ui/game-link/game-link.ts';
import { library, twoTeams } from '../goldfish/library.ts';

const kept: KeptGame = {
  replay: {
    version: ENGINE_VERSION,
    spec: twoTeams(),
    seed: 'a & b ~ #1',
    fates: [{ at: 2, seed: 'other.luck~' }],
    picks: [0, 3, 70, 1],
    hashes: [17],
  },
  names: ['Shell & Shock=1', ''],
  place: 2,
  isWatched: false,
};

describe('a game in the address', () => {
  test('comes back as it was, names and position too', () => {
    expect(readFragment(`#${formatGame(kept)}`, library)).toEqual({ kind: 'game', kept });
  });
  test('a recording says so, and nothing else does', () => {
    const recording = { ...kept, place: 0, isWatched: true };
    expect(readFragment(formatGame(recording), library)).toEqual({ kind: 'game', kept: recording });
    expect(formatGame(kept)).not.toContain('watch');
  });
  test('at its end it needs no position', () => {
    const ended = { ...kept, place: 4 };
    expect(formatGame(ended)).not.toContain('&at=');
    expect(readFragment(formatGame(ended), library)).toEqual({ kind: 'game', kept: ended });
  });
});

test('a link of the builder is a team', () => {
  const read = readFragment('3hhs16.3hhs1/hhs49.hhs50&name=Shell%20Shock', library);
  expect(read).toMatchObject({ kind: 'team', team: { name: 'Shell Shock' }, problems: [] });
});

test('a team of any length is a team, as the builder reads it', () => {
  const read = readFragment('2avx53.'.repeat(12_000), library);
  expect(read).toMatchObject({ kind: 'team', team: { cards: { length: 100 } } });
  expect('problems' in read && read.problems[0]).toMatch(/^12000 cards came/);
});

test('a game that is too long says how long it is', () => {
  expect(readFragment(`game=${'A'.repeat(70_000)}`, library)).toEqual({
    kind: 'problem',
    problem: 'It has 70,000 letters; a game has at most 60,000.',
  });
});

test('no fragment is nothing', () => {
  expect(readFragment('', library)).toEqual({ kind: 'nothing' });
});

test.each([
  ['an empty game', 'game='],
  ['half a game', formatGame(kept).slice(0, 30)],
  ['marks', 'game=%%%~~~~<script>'],
  ['too much', `game=${'A'.repeat(70_000)}`],
  ['no card at all', '&&&'],
])('%s is a problem in words', (_, fragment) => {
  const read = readFragment(fragment, library);
  expect(read).toMatchObject({ kind: 'problem' });
  expect('problem' in read && read.problem.length).toBeGreaterThan(10);
});

test('a broken name is left out', () => {
  const read = readFragment(`${formatGame({ ...kept, names: ['', ''] })}&you=%E0%A4%A`, library);
  expect(read).toMatchObject({ kind: 'game', kept: { names: ['', ''] } });
});
