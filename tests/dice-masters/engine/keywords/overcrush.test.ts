import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const ram = character('Ram', ['0/8/8'], { keywords: ['overcrush'] });
const wall = character('Wall', ['0/1/5']);
const removed = {
  step: 'attack' as const,
  seats: [
    {
      cards: [ram, basic('Sweep', 'action: Field die to Used')],
      zones: { field: ['Ram'], reserve: ['Sweep action'] },
    },
    { cards: [wall], zones: { field: ['Wall'] } },
  ] as [object, object],
  picks: ['attack Ram', 'block Ram with Wall', 'use Sweep', 'opposing Wall'],
};

scenarios('Overcrush', [
  {
    name: '8 A against 5 D: 3 come through',
    rules: ['E27', 'B4'],
    step: 'attack',
    seats: [
      { cards: [ram], zones: { field: ['Ram'] } },
      { cards: [wall], zones: { field: ['Wall'] } },
    ],
    picks: ['attack Ram', 'block Ram with Wall'],
    expect: { life: [20, 17], zones: [{ field: ['Ram'] }, { prep: ['Wall'] }] },
  },
  {
    name: 'a blocker that already has damage needs less',
    rules: ['B4'],
    step: 'attack',
    seats: [
      {
        cards: [ram, basic('Hit', 'action: 2 damage to a die')],
        zones: { field: ['Ram'], reserve: ['Hit action'] },
      },
      { cards: [wall], zones: { field: ['Wall'] } },
    ],
    picks: ['attack Ram', 'block Ram with Wall', 'use Hit', 'opposing Wall'],
    expect: { life: [20, 15] },
  },
  {
    name: '2019: with the blocker removed all of it comes through, and the attacker goes back to the Field',
    rules: ['E27', 'R12.9'],
    ...removed,
    expect: { life: [20, 12], zones: [{ field: ['Ram'] }, { used: ['Wall'] }] },
  },
  {
    name: '2016: removal is not enough',
    rules: ['E27'],
    profile: '2016',
    ...removed,
    expect: { life: [20, 20], zones: [{ field: ['Ram'] }, {}] },
  },
  {
    name: 'an attacker that falls in the same wave has still dealt it',
    rules: ['E27'],
    step: 'attack',
    seats: [
      { cards: [ram], zones: { field: ['Ram'] } },
      { cards: [character('Spikes', ['0/8/5'])], zones: { field: ['Spikes'] } },
    ],
    picks: ['attack Ram', 'block Ram with Spikes'],
    expect: { life: [20, 17], zones: [{ prep: ['Ram'] }, { prep: ['Spikes'] }] },
  },
  {
    name: 'a blocker that survives holds everything back',
    rules: ['E27'],
    step: 'attack',
    seats: [
      { cards: [ram], zones: { field: ['Ram'] } },
      { cards: [wall], zones: { field: ['Wall', 'Sidekick'] } },
    ],
    picks: ['attack Ram', 'block Ram with Sidekick', 'also block Ram with Wall', '8 to Sidekick'],
    expect: { life: [20, 20] },
  },
  {
    name: 'it can be given for the turn',
    rules: ['R13.11'],
    step: 'main',
    seats: [
      {
        cards: [{ ...ram, keywords: [] }, basic('Push', 'action: grant Overcrush')],
        zones: { field: ['Ram'], reserve: ['Push action'] },
      },
      { cards: [wall], zones: { field: ['Wall'] } },
    ],
    picks: ['use Push', 'attack Ram', 'block Ram with Wall'],
    expect: { life: [20, 17] },
  },
]);
