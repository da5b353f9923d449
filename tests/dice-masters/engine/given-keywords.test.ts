import { scenarios } from './support/scenarios.ts';
import { basic, character } from './support/shorthand.ts';

const wall = character('Wall', ['0/1/1']);
const thug = character('Thug', ['0/5/2']);
const rest = basic('Rest', 'Gain 3 life.');

scenarios('Keywords that texts give and take', [
  {
    name: 'your Sidekicks have Infiltrate while a die of the card is active',
    rules: ['R15.4', 'R12.6'],
    step: 'attack',
    seats: [{ cards: ['dxm-015'], zones: { field: ['Rogue level 1', 'Sidekick'] } }, {}],
    picks: ['attack Sidekick', 'infiltrate with Sidekick'],
    expect: { life: [20, 19], zones: [{ field: ['Rogue', 'Sidekick'] }, {}] },
  },
  {
    name: 'opposing Sidekicks do not, from the other seat as well',
    rules: ['R15.4'],
    step: 'attack',
    active: 1,
    seats: [
      { cards: ['dxm-015'], zones: { field: ['Rogue level 1'] } },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [19, 20], zones: [{}, { used: ['Sidekick'] }] },
  },
  {
    name: 'a text deals more with a keyword, and another sees it used',
    rules: ['R12.6', 'R15.4'],
    step: 'attack',
    seats: [
      {
        cards: ['gotg-084', 'gotg-105'],
        zones: { field: ['Black Widow level 1', 'Ricochet level 1'], bag: ['Sidekick'], used: [] },
      },
      {},
    ],
    picks: ['attack Ricochet', 'infiltrate with Ricochet'],
    expect: { life: [20, 18], zones: [{ prep: ['Sidekick'] }, {}] },
  },
  {
    name: 'every die shoots for the Range that a text gives',
    rules: ['R12.3'],
    step: 'attack',
    seats: [
      { cards: ['skc-129'], zones: { field: ['Shazam level 1', 'Sidekick'] } },
      { cards: [character('Big', ['0/1/4'])], zones: { field: ['Big'] } },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [20, 19], zones: [{}, { prep: ['Big'] }] },
  },
  {
    name: 'can’t beats can: a keyword that opposing dice lose they cannot gain',
    rules: ['R15.9', 'R13.12'],
    step: 'attack',
    active: 1,
    seats: [
      { cards: ['gaf-029', wall], zones: { field: ['Professor Zoom level 1', 'Wall'] } },
      { cards: ['msw-057'], zones: { field: ['Agent Brand level 1', 'Sidekick'] } },
    ],
    picks: ['attack Sidekick', 'block Sidekick with Wall'],
    expect: { zones: [{ prep: ['Wall'] }, { prep: ['Sidekick'] }] },
  },
  {
    name: 'a text about the keyword it gives looks at what dice have of their own',
    rules: ['R15.10', 'R13.12'],
    step: 'attack',
    seats: [
      { cards: ['skc-024'], zones: { field: ['Booster Gold level 1'] } },
      { cards: ['skc-024'], zones: { field: ['Booster Gold level 1'] } },
    ],
    picks: ['attack Booster', 'block Booster with Booster'],
    expect: { zones: [{ prep: ['Booster Gold'] }, { prep: ['Booster Gold'] }] },
  },
  {
    name: 'and has it not while an opposing die has it',
    rules: ['R13.12'],
    step: 'attack',
    active: 1,
    seats: [
      {
        cards: [character('Swift', ['0/3/3'], { keywords: ['fast'] })],
        zones: { field: ['Swift'] },
      },
      { cards: ['skc-024'], zones: { field: ['Booster Gold level 1'] } },
    ],
    picks: ['attack Booster', 'block Booster with Swift'],
    expect: { zones: [{ field: ['Swift'] }, { prep: ['Booster Gold'] }] },
  },
  {
    name: 'action dice come back by a Boomerang that a text gives',
    rules: ['R10.2', 'R15.4'],
    step: 'main',
    seats: [
      {
        cards: ['myst-018', rest],
        zones: { field: ['Shazam level 1'], reserve: ['Rest action'] },
      },
      {},
    ],
    rolls: ['Rest: action'],
    picks: ['use Rest'],
    expect: { zones: [{ prep: ['Rest'] }, {}] },
  },
  {
    name: 'an unblocked attacker with given Immortal goes to the bag',
    rules: ['M23'],
    step: 'attack',
    seats: [
      {
        cards: ['thor-065'],
        zones: { field: ['Hela level 1', 'Sidekick'], bag: [], used: [] },
      },
      {},
    ],
    picks: ['attack Sidekick'],
    expect: { zones: [{ used: [], bag: ['Sidekick'] }, {}] },
  },
  {
    name: 'a burst gives its keyword on its face',
    rules: ['R15.1', 'R13.12'],
    step: 'attack',
    seats: [
      { cards: ['doom-017'], zones: { field: ['Negative Man level 2'] } },
      { cards: [thug], zones: { field: ['Thug'] } },
    ],
    picks: ['attack Negative', 'block Negative with Thug'],
    expect: { zones: [{ field: ['Negative Man level 2'] }, { prep: ['Thug'] }] },
  },
  {
    name: 'and on no other',
    rules: ['R15.1'],
    step: 'attack',
    active: 1,
    seats: [
      { cards: [thug], zones: { field: ['Thug'] } },
      { cards: ['doom-017'], zones: { field: ['Negative Man level 1'] } },
    ],
    picks: ['attack Negative', 'block Negative with Thug'],
    expect: { zones: [{ prep: ['Thug'] }, { prep: ['Negative Man'] }] },
  },
  {
    name: 'Underdog holds a rule while you have fewer character dice',
    rules: ['E36'],
    step: 'attack',
    seats: [
      { cards: ['asm-016'], zones: { field: ['Spider-Man level 1'] } },
      { zones: { field: ['2 Sidekick'] } },
    ],
    stop: 'picks',
    expect: { stats: { 'Spider-Man': '4/4' }, open: { kind: 'attackers' } },
  },
  {
    name: 'and no longer with as many',
    rules: ['E36'],
    step: 'attack',
    active: 1,
    seats: [
      { zones: { field: ['Sidekick'] } },
      { cards: ['asm-016'], zones: { field: ['Spider-Man level 1'] } },
    ],
    stop: 'picks',
    expect: { stats: { 'Spider-Man': '3/3' }, open: { kind: 'attackers' } },
  },
  {
    name: 'an Underdog text may be used when its moment comes',
    rules: ['E36', 'R12.3'],
    step: 'attack',
    seats: [
      { cards: ['dp-070'], zones: { field: ['Negasonic Teenage Warhead level 1'] } },
      { zones: { field: ['2 Sidekick'] } },
    ],
    picks: ['attack Negasonic', 'yes', 'block Negasonic with Sidekick'],
    expect: { zones: [{ field: ['Negasonic Teenage Warhead level 3'] }, { prep: ['Sidekick'] }] },
  },
]);
