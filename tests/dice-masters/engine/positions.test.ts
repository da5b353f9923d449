import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { GameLog } from '../../../src/dice-masters/engine/log.ts';
import { Match, untilItStops } from '../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../src/dice-masters/engine/profile.ts';
import type { EngineCard, PlayerSetup, Setup } from '../../../src/dice-masters/engine/setup.ts';
import { playTurn } from '../../../src/dice-masters/engine/turn.ts';
import { BOX_CARDS } from '../playing-cards/support/box-sets.ts';
import { cardOf, maxDiceOf } from './support/catalogue.ts';
import { teamLuck } from './support/random-team.ts';

vi.setConfig({ testTimeout: 120_000 });

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);
const TURNS = 14;
const CARDS = BOX_CARDS.filter(({ abilities }) => abilities !== null).map(({ id }) => cardOf(id));

/** Two teams of the three boxes under any rules, and a turn after which to look. */
const games = fc.record({ seed: fc.nat(), middle: fc.integer({ min: 0, max: TURNS }) });

describe('a position, with all cards of the boxes', () => {
  test('goes on as the game it was copied from, under the same luck and picks', () => {
    fc.assert(
      fc.property(games, ({ seed, middle }) => {
        const setup = setupOf(`${seed}`);
        const match = new Match(setup, [RANDOM, RANDOM]);
        match.restart(`${seed}`);
        play(match, middle);
        const position = match.game.state.copy();
        const copy = new Match(setup, [RANDOM, RANDOM]);
        copy.restart('some other game');
        play(copy, 3);
        copy.game.resume(position);
        expect(copy.game.state.hash()).toBe(match.game.state.hash());
        expect(copy.game.state.equals(match.game.state)).toBe(true);
        expect(storyOf(copy)).toEqual(storyOf(match));
      }),
      { numRuns },
    );
  });

  test('is not touched by the game that goes on from it', () => {
    fc.assert(
      fc.property(games, ({ seed, middle }) => {
        const match = new Match(setupOf(`${seed}`), [RANDOM, RANDOM]);
        match.restart(`${seed}`);
        play(match, middle);
        const position = match.game.state.copy();
        const first = storyOf(match);
        match.game.resume(position);
        expect(storyOf(match)).toEqual(first);
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  });

  test('of a new game is the same, whatever was played at the table before', () => {
    fc.assert(
      fc.property(games, ({ seed }) => {
        const setup = setupOf(`${seed}`);
        const used = new Match(setup, [RANDOM, RANDOM]);
        used.play('before');
        used.restart(`${seed}`);
        const fresh = new Match(setup, [RANDOM, RANDOM]);
        fresh.restart(`${seed}`);
        expect(used.game.state.equals(fresh.game.state)).toBe(true);
        expect(storyOf(used)).toEqual(storyOf(fresh));
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  });
});

test('every column of the state has a name of its own and a place of its own', () => {
  const { state } = new Match(setupOf('columns'), [RANDOM, RANDOM]).game;
  const { columns, bytes } = state;
  expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  const ends = columns.map(({ at, width, length }) => at + width * length);
  for (const [place, { at }] of columns.entries()) {
    expect(at).toBeGreaterThanOrEqual(ends[place - 1] ?? 0);
  }
  expect(Math.max(...ends)).toBeLessThanOrEqual(bytes.length);
});

test('the hash hears of every byte that counts, every single value and every list', () => {
  const { state } = new Match(setupOf('hash'), [RANDOM, RANDOM]).game;
  const before = state.hash();
  for (const { at, isDerived } of state.columns) {
    state.bytes[at] = (state.bytes[at] ?? 0) ^ 1;
    expect(state.hash() === before).toBe(isDerived);
    state.bytes[at] = (state.bytes[at] ?? 0) ^ 1;
  }
  for (const name of Object.keys(state.now)) {
    const { now } = state;
    state.now = { ...now, [name]: 'something else' };
    expect(state.hash()).not.toBe(before);
    state.now = now;
  }
  for (const list of Object.values(state.lists)) {
    list.push(7);
    expect(state.hash()).not.toBe(before);
    list.pop();
  }
  expect(state.hash()).toBe(before);
});

/** Plays some turns, or to the end of the game. */
function play({ game }: Match, turns: number): void {
  untilItStops(game, () => {
    for (let turn = 0; turn < turns; turn++) playTurn(game);
  });
}

/** All that happens from here on, and the state after each turn. */
function storyOf(match: Match) {
  const { game } = match;
  match.reseed('from here');
  const log = new GameLog();
  game.log = log;
  const hashes: number[] = [];
  const outcome = untilItStops(game, () => {
    for (let turn = game.turn; turn < TURNS * 2; turn++) {
      playTurn(game);
      hashes.push(game.state.hash());
    }
  });
  return { outcome, hashes, last: game.state.hash(), events: log.entries };
}

function setupOf(seed: string): Setup {
  const luck = teamLuck(seed);
  const profiles = Object.values(PROFILES);
  const teamOf = (): PlayerSetup => {
    const team = new Map<string, EngineCard>();
    while (team.size < 8) {
      const card = CARDS[luck.below(CARDS.length)];
      if (card !== undefined) team.set(card.name, card);
    }
    const cards = [...team.values()].map((card) => ({ card, dice: maxDiceOf(card.id) }));
    return { kind: 'player', life: 40, cards };
  };
  return {
    profile: profiles[luck.below(profiles.length)] ?? PROFILES['2019'],
    seats: [teamOf(), teamOf()],
    first: luck.below(2) === 0 ? 0 : 1,
    turns: TURNS,
    luck: 'seed',
  };
}
