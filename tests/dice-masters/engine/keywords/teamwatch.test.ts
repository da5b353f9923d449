import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const crew = { affiliations: ['avengers'] };
const hawk = character('Hawk', ['0/1/1'], {
  ...crew,
  keywords: ['teamwatch'],
  abilities: ['keyword texts: gain 1 life'],
});
const mate = character('Mate', ['0/1/1'], crew);

scenarios('Teamwatch', [
  {
    name: 'fielding another character of its affiliation does its text, once for the card',
    rules: ['R15.4', 'R15.8'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [hawk, mate],
        zones: {
          field: ['2 Hawk'],
          reserve: ['Mate level 1', 'Hawk level 1', 'Sidekick character'],
        },
      },
      nobody,
    ],
    picks: ['field Mate', 'field Hawk', 'field Sidekick'],
    expect: { life: [11, 20] },
  },
]);
