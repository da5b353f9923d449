import { scenarios } from '../support/scenarios.ts';

const falcon = {
  life: 10,
  startingLife: 20,
  cards: ['cw-040'],
  zones: { field: ['Falcon level 1'] },
};
const fielder = { zones: { reserve: ['Sidekick character'], field: ['Sidekick'] } };

scenarios('Enlistment', [
  {
    name: 'its text happens when the opponent gives up no die',
    rules: ['R19.4'],
    step: 'main',
    seats: [fielder, falcon],
    picks: ['field Sidekick'],
    expect: { life: [20, 11], zones: [{ field: ['2 Sidekick'] }, {}] },
  },
  {
    name: 'a die that they KO of their own stops it',
    rules: ['R19.4'],
    step: 'main',
    active: 1,
    seats: [falcon, fielder],
    picks: ['field Sidekick', 'own Sidekick'],
    expect: { life: [10, 20], zones: [{}, { field: ['Sidekick'], prep: ['Sidekick'] }] },
  },
]);
