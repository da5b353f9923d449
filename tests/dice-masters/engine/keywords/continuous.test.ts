import { scenarios } from '../support/scenarios.ts';
import { basic, nobody } from '../support/shorthand.ts';

scenarios('Continuous', [
  {
    name: 'using it moves it to the Field, past the end of the turn',
    rules: ['R10.3', 'M13'],
    step: 'main',
    seats: [
      {
        cards: [{ ...basic('Chair'), keywords: ['continuous'] }],
        zones: { reserve: ['Chair action**'] },
      },
      nobody,
    ],
    picks: ['use Chair'],
    expect: { zones: [{ field: ['Chair action**'], out: [], used: [] }, {}] },
  },
  {
    name: 'it neither attacks nor blocks',
    rules: ['R10.4'],
    step: 'attack',
    seats: [
      { zones: { field: ['Sidekick'] } },
      {
        cards: [{ ...basic('Chair'), keywords: ['continuous'] }],
        zones: { field: ['Chair action'] },
      },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [20, 19] },
  },
]);
