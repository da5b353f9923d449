import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const dead = character('Electro', ['0/1/4'], { keywords: ['zombie'], affiliations: ['zombie'] });
const living = character('Electro', ['0/2/5']);

scenarios('Zombie', [
  {
    name: 'fielded, it KOs opposing dice of its name that are no zombies',
    rules: ['R13.9', 'R15.6'],
    step: 'main',
    seats: [
      { cards: [dead], zones: { field: ['Electro'], reserve: ['Electro level 1'] } },
      { cards: [living], zones: { field: ['2 Electro', 'Sidekick'] } },
    ],
    picks: ['field Electro'],
    expect: {
      zones: [{ field: ['2 Electro'] }, { prep: ['2 Electro'], field: ['Sidekick'] }],
    },
  },
  {
    name: 'zombies spare each other, from the other seat as well',
    rules: ['R15.6'],
    step: 'main',
    active: 1,
    seats: [
      { cards: [dead], zones: { field: ['Electro'] } },
      { cards: [dead], zones: { reserve: ['Electro level 1'] } },
    ],
    picks: ['field Electro'],
    expect: { zones: [{ field: ['Electro'] }, { field: ['Electro'] }] },
  },
]);
