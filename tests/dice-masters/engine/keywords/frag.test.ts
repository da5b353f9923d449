import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const marine = character('Marine', ['0/2/5'], { keywords: ['frag'] });
const wall = character('Wall', ['0/0/3']);

scenarios('Frag', [
  {
    name: 'a blocker it KOs costs those that did not block 1 damage each, once however many fall',
    rules: ['R13.9', 'R13.13'],
    step: 'attack',
    seats: [
      { cards: [marine], zones: { field: ['Marine'] } },
      { cards: [wall], zones: { field: ['3 Sidekick', 'Wall'] } },
    ],
    picks: [
      'attack Marine',
      'block Marine with Sidekick',
      'also block Marine with Sidekick',
      '1 to Sidekick',
    ],
    expect: { zones: [{ field: ['Marine'] }, { prep: ['3 Sidekick'], field: ['Wall'] }] },
  },
  {
    name: 'a blocker that stands sets nothing off',
    rules: ['R13.9'],
    step: 'attack',
    active: 1,
    seats: [
      { cards: [wall], zones: { field: ['Sidekick', 'Wall'] } },
      { cards: [marine], zones: { field: ['Marine'] } },
    ],
    picks: ['attack Marine', 'block Marine with Wall'],
    expect: { zones: [{ field: ['Sidekick', 'Wall'] }, { field: ['Marine'] }] },
  },
  {
    name: 'a blocker with Frag that KOs an attacker sets nothing off',
    rules: ['R13.9'],
    step: 'attack',
    seats: [
      { zones: { field: ['2 Sidekick'] } },
      { cards: [marine], zones: { field: ['Marine'] } },
    ],
    picks: ['attack Sidekick', 'block Sidekick with Marine'],
    expect: { zones: [{ prep: ['Sidekick'], field: ['Sidekick'] }, { field: ['Marine'] }] },
  },
]);
