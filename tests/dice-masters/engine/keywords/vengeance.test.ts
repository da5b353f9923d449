import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const gordon = character('Gordon', ['0/1/2'], {
  keywords: ['vengeance'],
  abilities: ['Vengeance: gain 1 life.'],
});

scenarios('Vengeance', [
  {
    name: 'damage dealt to its player at once does its text once, however many dice deal it',
    rules: ['R13.1', 'R13.2', 'R15.4'],
    step: 'attack',
    seats: [
      { zones: { field: ['3 Sidekick'] } },
      { life: 10, startingLife: 20, cards: [gordon], zones: { field: ['2 Gordon'] } },
    ],
    picks: ['attack Sidekick', 'attack Sidekick', 'attack Sidekick'],
    expect: { life: [20, 8] },
  },
  {
    name: 'damage to the opponent does nothing, and neither does life that is lost',
    rules: ['R13.14'],
    step: 'attack',
    active: 1,
    seats: [
      {},
      { life: 10, startingLife: 20, cards: [gordon], zones: { field: ['Gordon', 'Sidekick'] } },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [19, 10] },
  },
]);
