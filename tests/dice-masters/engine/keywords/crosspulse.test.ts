import { scenarios } from '../support/scenarios.ts';

scenarios('Crosspulse', [
  {
    name: 'paid with its own types alone, its text happens with the purchase',
    rules: ['R8.4', 'R15.11'],
    step: 'main',
    seats: [{ cards: ['tag-022'], zones: { reserve: ['2 Sidekick bolt', '2 Sidekick mask'] } }, {}],
    picks: ['buy Xavier'],
    expect: { zones: [{ prep: ['Xavier Woods'] }, {}] },
  },
  {
    name: 'wild energy stands for one of them',
    rules: ['R3.2'],
    step: 'main',
    active: 1,
    seats: [
      {},
      {
        cards: ['tag-022'],
        zones: { reserve: ['2 Sidekick bolt', 'Sidekick mask', 'Sidekick wild'] },
      },
    ],
    picks: ['buy Xavier'],
    expect: { zones: [{}, { prep: ['Xavier Woods'] }] },
  },
  {
    name: 'a unit of another type spoils it',
    rules: ['R8.4'],
    step: 'main',
    seats: [
      {
        cards: ['tag-022'],
        zones: { reserve: ['2 Sidekick bolt', 'Sidekick mask', 'Sidekick fist'] },
      },
      {},
    ],
    picks: ['buy Xavier'],
    expect: { zones: [{ prep: [], used: ['Xavier Woods', '4 Sidekick'] }, {}] },
  },
]);
