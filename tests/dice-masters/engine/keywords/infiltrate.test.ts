import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const spy = character('Spy', ['0/3/2'], { keywords: ['infiltrate'] });

scenarios('Infiltrate', [
  {
    name: 'unblocked, it may deal 1 and go back to the Field instead of its combat damage',
    rules: ['R12.6', 'E34', 'M15'],
    step: 'attack',
    seats: [{ cards: [spy], zones: { field: ['Spy'] } }, {}],
    picks: ['attack Spy', 'infiltrate with Spy'],
    expect: { life: [20, 19], zones: [{ field: ['Spy'], used: [] }, {}] },
  },
  {
    name: 'it need not',
    rules: ['R12.6'],
    step: 'attack',
    seats: [{ cards: [spy], zones: { field: ['Spy'] } }, {}],
    picks: ['attack Spy', 'pass'],
    expect: { life: [20, 17], zones: [{ field: [], used: ['Spy'] }, {}] },
  },
  {
    name: 'blocked, it cannot',
    rules: ['R12.6'],
    step: 'attack',
    seats: [{ cards: [spy], zones: { field: ['Spy'] } }, { zones: { field: ['Sidekick'] } }],
    picks: ['attack Spy', 'block Spy with Sidekick'],
    expect: { life: [20, 20], zones: [{ field: ['Spy'] }, { prep: ['Sidekick'] }] },
  },
]);
