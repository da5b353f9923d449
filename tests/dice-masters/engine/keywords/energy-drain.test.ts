import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const vampire = character('Vampire', ['0/1/4'], { keywords: ['energy-drain'] });
const lich = character('Lich', ['0/0/4'], {
  keywords: ['energy-drain'],
  keywordValues: { 'energy-drain': '2' },
});
const hero = character('Hero', ['0/1/1', '0/3/3', '0/5/5']);

scenarios('Energy Drain', [
  {
    name: 'after blocks the die engaged with it spins down a level, before damage',
    rules: ['R12.5', 'R16.1'],
    step: 'attack',
    seats: [
      { cards: [hero], zones: { field: ['Hero level 3'] } },
      { cards: [vampire], zones: { field: ['Vampire'] } },
    ],
    picks: ['attack Hero', 'block Hero with Vampire'],
    expect: { zones: [{ field: ['Hero level 2'] }, { field: ['Vampire'] }] },
  },
  {
    name: 'an attacker drains every blocker, as many levels as the card says, never below 1',
    rules: ['R16.1', 'R19.3'],
    step: 'attack',
    active: 1,
    seats: [
      { cards: [hero], zones: { field: ['Hero level 3', 'Hero level 2'] } },
      { cards: [lich], zones: { field: ['Lich'] } },
    ],
    picks: ['attack Lich', 'block Lich with Hero level 3', 'also block Lich with Hero'],
    expect: { zones: [{ field: ['2 Hero level 1'] }, { field: ['Lich'] }] },
  },
]);
