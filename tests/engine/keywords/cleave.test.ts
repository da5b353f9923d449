import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const axe = character('Axe', ['0/5/5'], { keywords: ['cleave'] });

scenarios('Cleave', [
  {
    name: 'a blocker KO’d: half its A, rounded down, hits another opposing die as combat damage',
    rules: ['R13.13'],
    step: 'attack',
    seats: [
      { cards: [axe], zones: { field: ['Axe'] } },
      { cards: [character('Pawn', ['0/1/2'])], zones: { field: ['Sidekick', 'Pawn'] } },
    ],
    picks: ['attack Axe', 'block Axe with Sidekick'],
    expect: { zones: [{ field: ['Axe'] }, { prep: ['Sidekick', 'Pawn'] }] },
  },
  {
    name: 'a blocker that survives sets nothing off',
    rules: ['R13.13'],
    step: 'attack',
    seats: [
      { cards: [axe], zones: { field: ['Axe'] } },
      { cards: [character('Rock', ['0/1/9'])], zones: { field: ['Sidekick', 'Rock'] } },
    ],
    picks: ['attack Axe', 'block Axe with Rock'],
    expect: { zones: [{}, { field: ['Sidekick', 'Rock'] }] },
  },
]);
