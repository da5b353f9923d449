import { scenarios } from '../support/scenarios.ts';
import { basic, character, nobody } from '../support/shorthand.ts';

const sleeper = character('Sleeper', ['0/1/1', '0/2/2'], {
  keywords: ['awaken'],
  abilities: ['keyword texts: gain 1 life'],
});
const train = basic('Train', 'action: spin up');

scenarios('Awaken', [
  {
    name: 'its text may be used when it spins up',
    rules: ['R16.1'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [sleeper, train],
        zones: { field: ['Sleeper level 1'], reserve: ['Train action'] },
      },
      nobody,
    ],
    picks: ['use Train', 'yes'],
    expect: { life: [11, 20] },
  },
  {
    name: 'not when it cannot',
    rules: ['R16.1'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [sleeper, train],
        zones: { field: ['Sleeper level 2'], reserve: ['Train action'] },
      },
      nobody,
    ],
    picks: ['use Train'],
    expect: { life: [10, 20] },
  },
]);
