import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const champ = character('Champ', ['0/2/2'], { keywords: ['call-out'] });
const wall = character('Wall', ['0/1/5']);

scenarios('Call Out', [
  {
    name: 'only the called die may block it, and it blocks nothing else',
    rules: ['R12.4', 'R12.3'],
    step: 'attack',
    seats: [
      { cards: [champ], zones: { field: ['Champ', 'Sidekick'] } },
      { cards: [wall], zones: { field: ['Wall', 'Sidekick'] } },
    ],
    picks: ['attack Champ', 'attack Sidekick', 'opposing Wall'],
    stop: 'picks',
    expect: {
      open: {
        kind: 'blockers',
        options: [
          'done',
          'block Champ level 1 with Wall level 1',
          'block Sidekick level 1 with Sidekick level 1',
        ],
      },
    },
  },
  {
    name: 'two calls on one die cancel each other',
    rules: ['R12.4'],
    step: 'attack',
    seats: [
      { cards: [champ], zones: { field: ['2 Champ'] } },
      { cards: [wall], zones: { field: ['Wall', 'Sidekick'] } },
    ],
    picks: ['attack Champ', 'attack Champ', 'opposing Wall', 'opposing Wall'],
    stop: 'picks',
    expect: { open: { kind: 'blockers', has: ['block Champ level 1 with Sidekick level 1'] } },
  },
  {
    name: 'a call on a die that cannot block is cancelled',
    rules: ['R12.4', 'R15.9'],
    step: 'attack',
    seats: [
      { cards: [champ], zones: { field: ['Champ'] } },
      {
        cards: [{ ...wall, abilities: ['cannot block'] }],
        zones: { field: ['Wall', 'Sidekick'] },
      },
    ],
    picks: ['attack Champ', 'opposing Wall'],
    stop: 'picks',
    expect: {
      open: {
        kind: 'blockers',
        options: ['done', 'block Champ level 1 with Sidekick level 1'],
      },
    },
  },
  {
    name: 'text of a card that is not active cancels nothing',
    rules: ['R12.4', 'R15.4'],
    step: 'attack',
    seats: [
      {
        cards: [champ, character('Ghost', ['0/1/1'], { abilities: ['active: nobody blocks'] })],
        zones: { field: ['Champ'] },
      },
      { cards: [wall], zones: { field: ['Wall', 'Sidekick'] } },
    ],
    picks: ['attack Champ', 'opposing Wall'],
    stop: 'picks',
    expect: {
      open: { kind: 'blockers', options: ['done', 'block Champ level 1 with Wall level 1'] },
    },
  },
]);
