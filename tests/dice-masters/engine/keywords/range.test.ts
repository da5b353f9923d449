import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const archer = character('Archer', ['0/1/2'], {
  keywords: ['range'],
  keywordValues: { range: '2' },
});

scenarios('Range', [
  {
    name: 'every Range die of both sides shoots when one attacks, the active side first',
    rules: ['R12.3', 'R18.5'],
    step: 'attack',
    seats: [
      { cards: [archer], zones: { field: ['Archer'] } },
      { cards: [archer], zones: { field: ['Archer'] } },
    ],
    picks: ['attack Archer'],
    expect: { life: [20, 20], zones: [{ prep: ['Archer'] }, { prep: ['Archer'] }] },
  },
  {
    name: 'an attack without Range dice sets nothing off',
    rules: ['R12.3'],
    step: 'attack',
    seats: [
      { cards: [archer], zones: { field: ['Archer', 'Sidekick'] } },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [20, 19], zones: [{ field: ['Archer'] }, { field: ['Sidekick'] }] },
  },
]);
