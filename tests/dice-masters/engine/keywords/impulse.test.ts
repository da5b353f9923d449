import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

scenarios('Impulse', [
  {
    name: 'its text happens with the purchase; it need not be active',
    rules: ['R15.11'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [
          character('Rash', ['0/1/1'], {
            keywords: ['impulse'],
            abilities: ['impulse: gain 1 life'],
          }),
        ],
        zones: { reserve: ['4 Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['buy Rash', 'buy Rash'],
    expect: { life: [12, 20] },
  },
]);
