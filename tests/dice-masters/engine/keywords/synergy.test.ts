import { scenarios } from '../support/scenarios.ts';

const barry = (reserve: string[]) => ({
  cards: ['gaf-002'],
  zones: { field: ['Barry Allen level 1'], reserve },
});

scenarios('Synergy', [
  {
    name: 'its player may use it whenever a Global could be used',
    rules: ['R11.10'],
    step: 'main',
    seats: [barry(['Sidekick bolt', 'Sidekick fist']), {}],
    picks: ['Barry Allen with Barry'],
    stop: 'picks',
    expect: { open: {} },
  },
  {
    name: 'the other player may not, and nobody without a die in the Field',
    rules: ['R11.10', 'R15.4'],
    step: 'main',
    active: 1,
    seats: [
      barry([]),
      {
        cards: ['gaf-002'],
        zones: { reserve: ['Sidekick bolt', 'Sidekick fist', 'Sidekick character'] },
      },
    ],
    stop: 'picks',
    expect: { open: { kind: 'main', lacks: ['Barry Allen with Barry Allen level 1'] } },
  },
]);
