import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const diver = character('Diver', ['0/2/2'], { keywords: ['strike'] });

scenarios('Strike', [
  {
    name: 'the only character fielded this turn gets +2A, +2D and Overcrush',
    rules: ['R13.11'],
    step: 'main',
    seats: [
      { cards: [diver], zones: { reserve: ['Diver level 1'] } },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['field Diver', 'attack Diver', 'block Diver with Sidekick'],
    expect: { life: [20, 17] },
  },
  {
    name: 'not with a second one',
    rules: ['R13.11'],
    step: 'main',
    seats: [
      { cards: [diver], zones: { reserve: ['Diver level 1', 'Sidekick character'] } },
      nobody,
    ],
    picks: ['field Diver', 'field Sidekick', 'attack Diver'],
    expect: { life: [20, 18] },
  },
]);
