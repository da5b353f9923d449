import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const widow = character('Widow', ['0/2/1'], {
  keywords: ['aftershock'],
  abilities: ['Aftershock: gain 1 life.'],
});
const seat = { life: 10, startingLife: 20, cards: [widow], zones: { field: ['Widow'] } };

scenarios('Aftershock', [
  {
    name: 'an opposing die that KOs it sets it off',
    rules: ['R13.9', 'R15.11'],
    step: 'attack',
    seats: [seat, { zones: { field: ['Sidekick'] } }],
    picks: ['attack Widow', 'block Widow with Sidekick'],
    expect: { life: [11, 20] },
  },
  {
    name: 'so does an opposing action',
    rules: ['R13.13'],
    step: 'main',
    active: 1,
    seats: [
      seat,
      {
        cards: [basic('Bolt', '2 damage to a character die.')],
        zones: { reserve: ['Bolt action'] },
      },
    ],
    picks: ['use Bolt'],
    expect: { life: [11, 20] },
  },
  {
    name: 'what its own player does to it does not, and neither does going Out of Play after an attack',
    rules: ['R12.10'],
    step: 'attack',
    seats: [seat, {}],
    picks: ['attack Widow'],
    expect: { life: [10, 18], zones: [{ used: ['Widow'] }, {}] },
  },
]);
