import { scenarios } from '../support/scenarios.ts';

scenarios('Resistance', [
  {
    name: 'its text works when one of your character dice was KO’d this turn',
    rules: ['R13.9'],
    step: 'attack',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: ['cw-004'],
        zones: { field: ['Captain America level 1', 'Sidekick'] },
      },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Sidekick', 'block Sidekick with Sidekick'],
    expect: { life: [11, 20] },
  },
  {
    name: 'dice of the opponent do not count',
    rules: ['R13.9'],
    step: 'attack',
    active: 1,
    seats: [
      { zones: { field: ['Sidekick'] } },
      {
        life: 10,
        startingLife: 20,
        cards: ['cw-004'],
        zones: { field: ['Captain America level 3'] },
      },
    ],
    picks: ['attack Captain', 'block Captain with Sidekick'],
    expect: { life: [20, 10] },
  },
]);
