import { scenarios } from '../support/scenarios.ts';

scenarios('Recruit', [
  {
    name: 'combat damage to the opponent may bring a die it names from Used, Reserve or Prep to the Field',
    rules: ['R13.2', 'R15.3'],
    step: 'attack',
    seats: [
      {
        cards: ['ig-055'],
        zones: {
          field: ['Typhoid Mary level 1'],
          used: ['Sidekick'],
          reserve: ['Sidekick mask'],
          prep: ['Sidekick', 'Typhoid Mary'],
        },
      },
      {},
    ],
    picks: ['attack Typhoid'],
    stop: 'picks',
    expect: { life: [20, 19], open: { kind: 'choose-die', lacks: ['Typhoid Mary'] } },
  },
  {
    name: 'blocked, it recruits nobody',
    rules: ['R13.2'],
    step: 'attack',
    active: 1,
    seats: [
      { zones: { field: ['Sidekick'] } },
      { cards: ['ig-055'], zones: { field: ['Typhoid Mary level 2'], used: ['Sidekick'] } },
    ],
    picks: ['attack Typhoid', 'block Typhoid with Sidekick'],
    expect: {
      life: [20, 20],
      zones: [{}, { field: ['Typhoid Mary level 2'], used: ['Sidekick'] }],
    },
  },
]);
