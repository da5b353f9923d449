import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const dragon = character('Dragon', ['1/3/3'], {
  keywords: ['breath-weapon'],
  keywordValues: { 'breath-weapon': '2' },
});
const tough = character('Tough', ['0/1/4']);
const paid = { cards: [dragon], zones: { field: ['Dragon'], reserve: ['2 Sidekick mask'] } };

scenarios('Breath Weapon', [
  {
    name: 'for X energy the opponent and each of their character dice take X damage',
    rules: ['R12.3', 'R13.13'],
    step: 'attack',
    seats: [paid, { cards: [tough], zones: { field: ['Sidekick', 'Tough'] } }],
    picks: ['attack Dragon', 'yes'],
    expect: {
      life: [20, 15],
      zones: [{ used: ['2 Sidekick', 'Dragon'] }, { prep: ['Sidekick'], field: ['Tough'] }],
    },
  },
  {
    name: 'who cannot pay is not asked',
    rules: ['R19.4'],
    step: 'attack',
    seats: [
      { cards: [dragon], zones: { field: ['Dragon'], reserve: ['Sidekick mask'] } },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Dragon', 'block Dragon with Sidekick'],
    expect: { life: [20, 20] },
  },
  {
    name: 'two attacking dice of one card breathe once, from the other seat as well',
    rules: ['R15.4'],
    step: 'attack',
    active: 1,
    seats: [
      {},
      {
        cards: [dragon],
        zones: { field: ['2 Dragon'], reserve: ['4 Sidekick mask'] },
      },
    ],
    picks: ['attack Dragon', 'attack Dragon', 'yes'],
    expect: {
      life: [12, 20],
      zones: [{}, { used: ['2 Dragon', '2 Sidekick'], reserve: ['2 Sidekick mask'] }],
    },
  },
]);
