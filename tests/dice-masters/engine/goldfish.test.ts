import { expect, test } from 'vitest';
import { RANDOM } from '../../../src/dice-masters/engine/choosers/random.ts';
import { Match } from '../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../src/dice-masters/engine/profile.ts';
import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const zap = basic('Zap', 'Global bolt: 1 damage to a die');

scenarios('Goldfish', [
  {
    name: 'nobody has no dice and no blockers: what attacks comes through',
    rules: ['G1', 'G3'],
    step: 'attack',
    seats: [{ zones: { field: ['2 Sidekick'] } }, nobody],
    picks: ['attack Sidekick', 'attack Sidekick'],
    expect: { life: [20, 18], zones: [{ used: ['2 Sidekick'] }, { bag: [], field: [] }] },
  },
  {
    name: 'in the empty turn between, saved energy may pay Globals and goes to the Used Pile',
    rules: ['G2', 'M12'],
    active: 1,
    seats: [{ cards: [zap], zones: { field: ['Sidekick'], reserve: ['Sidekick bolt'] } }, nobody],
    picks: ['Global Test'],
    expect: { zones: [{ used: ['Sidekick'], prep: ['Sidekick'], out: [] }, {}] },
  },
  {
    name: 'effects on opposing dice have no target, effects on any die offer your own',
    rules: ['G4', 'B9', 'R11.9'],
    step: 'main',
    seats: [
      {
        cards: ['imw-013'],
        zones: { reserve: ['Jarvis level 2'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['field Jarvis'],
    stop: 'picks',
    expect: { open: { kind: 'target', options: ['own Sidekick level 1', 'own Jarvis level 2'] } },
  },
  {
    name: 'going first, the first turn rolls three dice',
    rules: ['G5', 'E02'],
    turn: 1,
    seats: [{}, nobody],
    rolls: ['3 x mask'],
    expect: { zones: [{ reserve: ['3 Sidekick mask'] }, {}] },
  },
  {
    name: 'dummy Sidekicks enter on their turns and block',
    rules: ['G6'],
    active: 1,
    turn: 2,
    turns: 2,
    seats: [
      { cards: [character('Hero', ['0/3/3'])], zones: { field: ['Hero'] } },
      {
        kind: 'dummy',
        life: 20,
        blockers: [
          { turn: 1, count: 2 },
          { turn: 4, count: 1 },
        ],
      },
    ],
    rolls: ['4 x mask'],
    picks: ['attack Hero', 'block Hero with Sidekick'],
    expect: {
      life: [20, 20],
      zones: [{ field: ['Hero'] }, { prep: ['Sidekick'], field: ['Sidekick'] }],
    },
  },
]);

test('G3 the goldfish wins on the turn the opponent reaches 0', () => {
  const setup = {
    profile: PROFILES['2019'],
    seats: [
      { kind: 'player' as const, life: 20, cards: [] },
      { kind: 'nobody' as const, life: 1 },
    ] as const,
    first: 0 as const,
    turns: 60,
    luck: 'seed' as const,
  };
  expect(new Match(setup, [RANDOM, RANDOM]).play('goldfish')).toMatchObject({
    winner: 0,
    end: 'life',
  });
});
