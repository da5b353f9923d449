import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const hero = character('Hero', ['0/3/3'], { keywords: ['experience'] });
const ghoul = character('Ghoul', ['0/1/1'], { affiliations: ['monster'] });

scenarios('Experience', [
  {
    name: 'a turn in which you KO opposing Monsters gives the card one token, +1A +1D for its dice',
    rules: ['R13.9', 'R15.4'],
    step: 'attack',
    turns: 2,
    seats: [
      { cards: [hero], zones: { field: ['2 Hero'] } },
      { cards: [ghoul], zones: { field: ['2 Ghoul'] } },
    ],
    picks: ['attack Hero', 'attack Hero', 'block Hero with Ghoul', 'block Hero with Ghoul'],
    expect: { stats: { Hero: '4/4' } },
  },
  {
    name: 'Sidekicks teach nothing, and neither do Monsters of your own',
    rules: ['R13.9'],
    step: 'attack',
    active: 1,
    turns: 2,
    seats: [
      { zones: { field: ['Sidekick'] } },
      { cards: [hero, ghoul], zones: { field: ['Hero', 'Ghoul'] } },
    ],
    picks: ['attack Ghoul', 'block Ghoul with Sidekick'],
    expect: { stats: { Hero: '3/3' } },
  },
  {
    name: 'a Monster that falls on the turn of the opponent teaches nothing',
    rules: ['R13.9'],
    step: 'attack',
    active: 1,
    turns: 2,
    seats: [
      { cards: [hero], zones: { field: ['Hero'] } },
      { cards: [ghoul], zones: { field: ['Ghoul'] } },
    ],
    picks: ['attack Ghoul', 'block Ghoul with Hero'],
    expect: { stats: { Hero: '3/3' } },
  },
  {
    name: 'its card makes a character an Adventurer, for texts that speak of them',
    rules: ['R15.7'],
    step: 'main',
    seats: [
      { cards: ['bff-081'], zones: { reserve: ['Owlbear level 1', '4 Sidekick mask'] } },
      { cards: [hero, ghoul], zones: { field: ['Hero', 'Ghoul'] } },
    ],
    picks: ['field Owlbear'],
    expect: { zones: [{}, { prep: ['Hero'], field: ['Ghoul'] }] },
  },
]);
