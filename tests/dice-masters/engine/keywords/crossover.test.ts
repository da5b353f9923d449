import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const both = character('Both', ['0/1/1'], {
  cost: 3,
  energy: ['mask', 'bolt'],
  keywords: ['crossover'],
});

scenarios('Crossover', [
  {
    name: 'a purchase takes a unit of each type',
    rules: ['E07', 'R8.4'],
    step: 'main',
    seats: [
      {
        cards: [both],
        zones: { reserve: ['2 Sidekick mask', 'Sidekick fist'], field: ['Sidekick'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'one of each and anything else will do',
    rules: ['E07'],
    step: 'main',
    seats: [
      { cards: [both], zones: { reserve: ['Sidekick mask', 'Sidekick bolt', 'Sidekick fist'] } },
      nobody,
    ],
    picks: ['buy Both'],
    expect: { zones: [{ used: ['3 Sidekick', 'Both'] }, {}] },
  },
]);
