import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../../src/engine/replay/replay.ts';
import { formatGame, type KeptGame, readFragment } from '../../../src/ui/goldfish/game-link.ts';
import { library, twoTeams } from './library.ts';

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
};

describe('a game in the address', () => {
  test('comes back as it was, names and position too', () => {
    expect(readFragment(`#${formatGame(kept)}`, library)).toEqual({ kind: 'game', kept });
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
