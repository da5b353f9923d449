import { scenarios } from '../support/scenarios.ts';

scenarios('Corrupt', [
  {
    name: 'a player you choose draws; you send one die to their Used, the rest goes back to the bag',
    rules: ['R5.4', 'R19.2'],
    step: 'main',
    seats: [
      { cards: ['dxm-010'], zones: { reserve: ['Polaris level 1', 'Sidekick mask'] } },
      { cards: ['asm-038'], zones: { bag: ['Black Widow', '3 Sidekick'], used: [] } },
    ],
    draws: ['Black Widow'],
    picks: ['field Polaris', 'the opponent', 'opposing Black Widow'],
    expect: { zones: [{}, { used: ['Black Widow'], bag: ['3 Sidekick'] }] },
  },
  {
    name: 'an empty bag is refilled first, and what was spoiled is known afterwards',
    rules: ['R7.1.3'],
    step: 'attack',
    active: 1,
    seats: [
      {
        cards: ['dxm-006'],
        zones: { field: ['Dark Beast level 1'], bag: [], used: ['4 Sidekick'] },
      },
      { zones: { field: ['Sidekick'] } },
    ],
    rolls: ['Sidekick: mask'],
    picks: ['attack Sidekick', 'block Sidekick with Dark Beast', 'yourself'],
    stop: 'picks',
    expect: {
      zones: [{ reserve: ['Sidekick mask'], used: ['Sidekick'], bag: ['2 Sidekick'] }, {}],
    },
  },
]);
