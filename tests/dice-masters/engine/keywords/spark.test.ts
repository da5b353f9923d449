import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const devourer = character('Devourer', ['0/1/1'], {
  keywords: ['spark'],
  abilities: ['Spark: gain 1 life.'],
});
const flashy = character('Flashy', ['0/1/1', '0/2/2*']);
const drawer = character('Drawer', ['0/1/1'], { abilities: ['Fielded: draw and roll 1 die.'] });

scenarios('Spark', [
  {
    name: 'a burst among the final faces does its text once, while it is active',
    rules: ['R3.7', 'R15.4'],
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [devourer, flashy],
        zones: { field: ['2 Devourer'], prep: ['2 Flashy'], used: [] },
      },
      {},
    ],
    rolls: ['Flashy: level 2', 'Flashy: level 2', '4 x Sidekick: mask'],
    expect: { life: [11, 20] },
  },
  {
    name: 'a burst rolled in the Main Step does it when that step ends',
    rules: ['R3.7'],
    step: 'main',
    active: 1,
    seats: [
      {},
      {
        life: 10,
        startingLife: 20,
        cards: [devourer, flashy, drawer],
        zones: { field: ['Devourer'], bag: ['Flashy'], reserve: ['Drawer level 1'], used: [] },
      },
    ],
    rolls: ['Flashy: level 2'],
    picks: ['field Drawer'],
    expect: { life: [20, 11] },
  },
  {
    name: 'faces without a burst do nothing',
    rules: ['R15.1'],
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [devourer, flashy],
        zones: { field: ['Devourer'], prep: ['Flashy'], used: [] },
      },
      {},
    ],
    rolls: ['Flashy: level 1', '4 x Sidekick: mask'],
    expect: { life: [10, 20] },
  },
]);
