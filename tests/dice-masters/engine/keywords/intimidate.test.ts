import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const bully = character('Bully', ['0/2/2'], { keywords: ['intimidate'] });

scenarios('Intimidate', [
  {
    name: 'an opposing die is set aside and comes back on the same face when the turn ends',
    rules: ['E35', 'A12', 'M21'],
    step: 'main',
    seats: [
      { cards: [bully], zones: { reserve: ['Bully level 1'] } },
      { cards: [character('Hero', ['0/1/1', '0/2/2'])], zones: { field: ['Hero level 2'] } },
    ],
    picks: ['field Bully', 'attack Bully'],
    expect: { life: [20, 18], zones: [{}, { field: ['Hero level 2'], aside: [] }], obeys: ['M21'] },
  },
  {
    name: 'with no opposing die nothing happens',
    rules: ['E35', 'R11.9'],
    step: 'main',
    seats: [{ cards: [bully], zones: { reserve: ['Bully level 1'], field: ['Sidekick'] } }, {}],
    picks: ['field Bully'],
    expect: { zones: [{ field: ['Bully', 'Sidekick'] }, {}] },
  },
]);
