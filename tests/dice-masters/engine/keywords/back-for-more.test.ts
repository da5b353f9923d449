import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const boxer = character('Boxer', ['0/1/1'], {
  keywords: ['back-for-more'],
  abilities: ['keyword texts: gain 1 life'],
});

scenarios('Back for More', [
  {
    name: 'rolled out of the Prep Area where it lay as the turn began',
    rules: ['R3.7'],
    seats: [{ life: 10, startingLife: 20, cards: [boxer], zones: { prep: ['Boxer'] } }, nobody],
    rolls: ['Boxer: generic-1', '4 x Sidekick: mask'],
    expect: { life: [11, 20] },
  },
  {
    name: 'not when it was only drawn',
    rules: ['R3.7'],
    seats: [
      { life: 10, startingLife: 20, cards: [boxer], zones: { bag: ['Boxer', '7 Sidekick'] } },
      nobody,
    ],
    draws: ['Boxer'],
    rolls: ['Boxer: generic-1', '3 x Sidekick: mask'],
    expect: { life: [10, 20] },
  },
]);
