import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const dragon = character('Dragon', ['1/3/3'], {
  keywords: ['breath-weapon'],
  keywordValues: { 'breath-weapon': '2' },
});
const bronze = character('Bronze', ['1/1/9'], {
  keywords: ['anti-breath-weapon'],
  keywordValues: { 'anti-breath-weapon': 'X' },
});
const silver = character('Silver', ['1/1/9'], {
  keywords: ['anti-breath-weapon'],
  keywordValues: { 'anti-breath-weapon': '1' },
});
const breather = { cards: [dragon], zones: { field: ['Dragon'], reserve: ['2 Sidekick mask'] } };

scenarios('Anti-Breath Weapon', [
  {
    name: 'for as much as the Breath Weapon costs nothing of it is dealt',
    rules: ['R18.1'],
    step: 'attack',
    seats: [
      breather,
      { cards: [bronze], zones: { field: ['Bronze', 'Sidekick'], reserve: ['2 Sidekick bolt'] } },
    ],
    picks: ['attack Dragon', 'yes', 'yes', 'block Dragon with Bronze'],
    expect: { life: [20, 20], zones: [{}, { field: ['Bronze', 'Sidekick'] }] },
  },
  {
    name: 'a number of its own is its price and what it takes off each',
    rules: ['R18.1'],
    step: 'attack',
    active: 1,
    seats: [
      { cards: [silver], zones: { field: ['Silver', 'Sidekick'], reserve: ['Sidekick bolt'] } },
      breather,
    ],
    picks: ['attack Dragon', 'yes', 'yes', 'block Dragon with Silver'],
    expect: { life: [19, 20], zones: [{ prep: ['Sidekick'] }, {}] },
  },
  {
    name: 'who has too little is not asked',
    rules: ['R19.4'],
    step: 'attack',
    seats: [
      breather,
      { cards: [bronze], zones: { field: ['Bronze'], reserve: ['Sidekick bolt'] } },
    ],
    picks: ['attack Dragon', 'yes', 'block Dragon with Bronze'],
    expect: { life: [20, 18] },
  },
]);
