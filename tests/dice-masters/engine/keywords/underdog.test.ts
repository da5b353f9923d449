import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const plucky = character('Plucky', ['0/1/1'], {
  keywords: ['underdog'],
  abilities: ['keyword texts: gain 1 life'],
});

scenarios('Underdog', [
  {
    name: 'its text may be used while you have fewer character dice, this one counted',
    rules: ['E36', 'A11'],
    step: 'main',
    seats: [
      { life: 10, startingLife: 20, cards: [plucky], zones: { reserve: ['Plucky level 1'] } },
      { zones: { field: ['2 Sidekick'] } },
    ],
    picks: ['field Plucky', 'yes'],
    expect: { life: [11, 20] },
  },
  {
    name: 'with as many there is nothing to ask',
    rules: ['E36'],
    step: 'main',
    seats: [
      { life: 10, startingLife: 20, cards: [plucky], zones: { reserve: ['Plucky level 1'] } },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['field Plucky'],
    expect: { life: [10, 20] },
  },
  {
    name: 'and none of it against nobody',
    rules: ['G1'],
    step: 'main',
    seats: [
      { life: 10, startingLife: 20, cards: [plucky], zones: { reserve: ['Plucky level 1'] } },
      nobody,
    ],
    picks: ['field Plucky'],
    expect: { life: [10, 20] },
  },
]);
