import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

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
  {
    name: 'an attacker that falls in the same wave has still cleaved, with the A it had',
    rules: ['R13.1', 'R18.5'],
    step: 'attack',
    seats: [
      {
        cards: [
          character('Axe', ['0/5/1'], { keywords: ['cleave'] }),
          basic('Boost', 'action: two dice +1A'),
        ],
        zones: { field: ['Axe'], reserve: ['Boost action'] },
      },
      {
        cards: [character('Spikes', ['0/1/5']), character('Pawn', ['0/1/3'])],
        zones: { field: ['Spikes', 'Pawn'] },
      },
    ],
    picks: ['attack Axe', 'block Axe with Spikes', 'use Boost', 'own Axe', 'opposing Pawn'],
    expect: { zones: [{ prep: ['Axe'] }, { prep: ['Spikes', 'Pawn'] }] },
  },
  {
    name: 'two blockers KO’d at once are one attack: it cleaves once',
    rules: ['R13.13'],
    step: 'attack',
    seats: [
      { cards: [axe], zones: { field: ['Axe'] } },
      { cards: [character('Pawn', ['0/1/2'])], zones: { field: ['2 Sidekick', '2 Pawn'] } },
    ],
    picks: [
      'attack Axe',
      'block Axe with Sidekick',
      'also block Axe with Sidekick',
      '2 to Sidekick',
    ],
    expect: { zones: [{ field: ['Axe'] }, { prep: ['2 Sidekick', 'Pawn'], field: ['Pawn'] }] },
  },
  {
    name: 'a blocker that something else KOs sets nothing off',
    rules: ['R13.13'],
    step: 'attack',
    seats: [
      { cards: [axe], zones: { field: ['Axe'] } },
      {
        cards: [character('Glass', ['0/1/9'], { abilities: ['damaged: is KO’d'] })],
        zones: { field: ['Glass', 'Sidekick'] },
      },
    ],
    picks: ['attack Axe', 'block Axe with Glass'],
    expect: { zones: [{}, { prep: ['Glass'], field: ['Sidekick'] }] },
  },
  {
    name: 'it cleaves before effects of the KO bring anyone in',
    rules: ['R13.7', 'R13.13'],
    step: 'attack',
    seats: [
      { cards: [axe], zones: { field: ['Axe'] } },
      {
        cards: [
          character('Hydra', ['0/1/1'], { abilities: ['koed: move one from Used to Field'] }),
        ],
        zones: { field: ['Hydra'], used: ['Hydra'] },
      },
    ],
    picks: ['attack Axe', 'block Axe with Hydra'],
    expect: { zones: [{ field: ['Axe'] }, { prep: ['Hydra'], field: ['Hydra'] }] },
  },
]);
