import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['0/2/2', '1/3/3', '1/4/4']);

scenarios('Bursts', [
  {
    name: 'text marked with one star works on a single burst',
    rules: ['R15.1', 'E43', 'A18'],
    step: 'attack',
    seats: [
      {
        cards: [character('Star', ['0/2/2*'], { abilities: ['* +1A'] })],
        zones: { field: ['Star'] },
      },
      nobody,
    ],
    picks: ['attack Star'],
    expect: { life: [20, 17] },
  },
  {
    name: 'text marked with two stars does not',
    rules: ['T21', 'R15.1'],
    step: 'attack',
    seats: [
      {
        cards: [character('Star', ['0/2/2*'], { abilities: ['** +3A'] })],
        zones: { field: ['Star'] },
      },
      nobody,
    ],
    picks: ['attack Star'],
    expect: { life: [20, 18] },
  },
  {
    name: 'text for either mark works on both and replaces the plain text as worded; it is compulsory',
    rules: ['R15.1', 'R15.2', 'E43'],
    step: 'main',
    seats: [
      {
        cards: [
          character('Star', ['0/2/2', '0/2/2**'], {
            abilities: [
              'plain fielded: 1 damage to the opponent',
              '*/** fielded: 2 damage to the opponent',
            ],
          }),
        ],
        zones: { reserve: ['Star level 1', 'Star level 2'] },
      },
      nobody,
    ],
    picks: ['field Star level 1', 'field Star level 2'],
    expect: { life: [20, 17] },
  },
]);

scenarios('Active and fielded', [
  {
    name: 'text while active applies once, however many dice lie in the Field',
    rules: ['R15.4'],
    step: 'attack',
    seats: [
      {
        cards: [character('Leader', ['0/1/1'], { abilities: ['active: own Sidekicks +1A +1D'] })],
        zones: { field: ['2 Leader', 'Sidekick'] },
      },
      nobody,
    ],
    picks: ['attack Sidekick'],
    expect: { life: [20, 18] },
  },
  {
    name: 'it ends when the last die leaves the Field',
    rules: ['R15.4', 'R5.1'],
    step: 'attack',
    seats: [
      {
        cards: [character('Leader', ['0/1/1'], { abilities: ['active: own Sidekicks +1A +1D'] })],
        zones: { field: ['Leader', 'Sidekick'] },
      },
      nobody,
    ],
    picks: ['attack Leader'],
    expect: { stats: { Sidekick: '1/1' } },
  },
  {
    name: 'when fielded: every copy, every time; not when it comes back from an attack',
    rules: ['R15.3'],
    step: 'main',
    seats: [
      {
        cards: [
          character('Herald', ['0/1/9'], { abilities: ['fielded: 1 damage to the opponent'] }),
        ],
        zones: { reserve: ['2 Herald level 1'] },
      },
      { cards: [character('Wall', ['0/1/9'])], zones: { field: ['Wall'] } },
    ],
    picks: ['field Herald', 'field Herald', 'attack Herald', 'block Herald with Wall'],
    expect: { life: [20, 18], zones: [{ field: ['2 Herald'] }, {}] },
  },
  {
    name: 'the first time a Bolt die is damaged, with several damaged together, counts once',
    rules: ['T10', 'R15.5', 'E45'],
    step: 'attack',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [
          character('Watcher', ['0/1/9'], {
            abilities: ['active, first Bolt die damaged: gain 1 life'],
          }),
          character('Spark', ['0/1/9'], { energy: ['bolt'] }),
        ],
        zones: { field: ['Watcher', '2 Spark'] },
      },
      { zones: { field: ['2 Sidekick'] } },
    ],
    picks: [
      'attack Spark',
      'attack Spark',
      'block Spark with Sidekick',
      'block Spark with Sidekick',
    ],
    expect: { life: [11, 20] },
  },
  {
    name: 'a name means dice of one’s own side',
    rules: ['R15.6', 'E41'],
    step: 'attack',
    active: 1,
    seats: [
      {
        cards: [
          character('Friend', ['0/1/1'], { abilities: ['active: own named Hero +2A'] }),
          hero,
        ],
        zones: { field: ['Friend'] },
      },
      { cards: [hero], zones: { field: ['Hero'] } },
    ],
    picks: ['attack Hero'],
    expect: { life: [18, 20] },
  },
  {
    name: 'a kind covers both sides',
    rules: ['R15.7', 'E41'],
    step: 'attack',
    active: 1,
    seats: [
      {
        cards: [character('Friend', ['0/1/1'], { abilities: ['active: all Sidekicks +1A'] })],
        zones: { field: ['Friend'] },
      },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [18, 20] },
  },
  {
    name: 'different characters are counted by card, opposing ones too',
    rules: ['T09', 'R15.8', 'R1.13', 'R1.12'],
    step: 'main',
    seats: [
      {
        cards: [
          { card: 'imw-008', levels: ['0/1/1'] },
          { card: 'imw-010', dice: 4, abilities: [] },
          { card: 'imw-016', abilities: [] },
        ],
        zones: { field: ['Iron Manor', '3 Iron Spider', 'Rescue'] },
      },
      { cards: [{ card: 'imw-022', abilities: [] }], zones: { field: ['War Machine level 1'] } },
    ],
    stop: 'picks',
    expect: { stats: { 'Iron Manor': '4/4' }, open: { kind: 'attackers' } },
  },
  {
    name: 'can’t beats can',
    rules: ['R15.9'],
    step: 'attack',
    seats: [
      {
        cards: [
          character('Tyrant', ['0/1/1'], { abilities: ['active: Sidekicks cannot attack'] }),
          character('Rebel', ['0/1/1'], { abilities: ['active: everyone may attack'] }),
        ],
        zones: { field: ['Tyrant', 'Rebel', 'Sidekick'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: {
      open: { lacks: ['attack with Sidekick level 1'], has: ['attack with Rebel level 1'] },
    },
  },
  {
    name: 'a card that uses its own name means its own dice, not an opposing card of that name',
    rules: ['R15.10'],
    step: 'main',
    seats: [
      {
        cards: [character('Twin', ['0/1/1'], { abilities: ['self +1A per own die'] })],
        zones: { field: ['2 Twin'] },
      },
      { cards: [character('Twin', ['0/1/1'])], zones: { field: ['Twin'] } },
    ],
    stop: 'picks',
    expect: { stats: { Twin: '3/1' }, open: {} },
  },
  {
    name: 'text of a character in the Reserve or on its card does nothing',
    rules: ['R15.11'],
    step: 'attack',
    seats: [
      {
        cards: [character('Leader', ['1/1/1'], { abilities: ['active: own Sidekicks +1A +1D'] })],
        zones: { reserve: ['Leader level 1'], field: ['Sidekick'], used: ['Leader'] },
      },
      nobody,
    ],
    picks: ['attack Sidekick'],
    expect: { life: [20, 19] },
  },
]);

scenarios('Levels, spinning, rerolling', [
  {
    name: 'spinning up moves one level to the right',
    rules: ['R16.1', 'R1.9'],
    step: 'main',
    seats: [
      {
        cards: [hero, basic('Train', 'action: spin up')],
        zones: { field: ['Hero level 1'], reserve: ['Train action'] },
      },
      nobody,
    ],
    picks: ['use Train'],
    expect: { zones: [{ field: ['Hero level 2'] }, {}] },
  },
  {
    name: 'not beyond the top level, not below the first',
    rules: ['R16.1'],
    step: 'main',
    seats: [
      {
        cards: [hero, basic('Train', 'action: spin up'), basic('Tire', 'action: spin down')],
        zones: { field: ['Hero level 3', 'Sidekick'], reserve: ['Train action', 'Tire action'] },
      },
      nobody,
    ],
    picks: ['use Train', 'own Hero', 'use Tire', 'own Sidekick'],
    expect: { zones: [{ field: ['Hero level 3', 'Sidekick'] }, {}] },
  },
  {
    name: 'a die rerolled in the Field to an energy face goes to the Reserve Pool',
    rules: ['R16.2', 'M19', 'E59'],
    step: 'main',
    seats: [
      {
        cards: [hero, basic('Again', 'action: reroll a die')],
        zones: { field: ['Hero level 1'], reserve: ['Again action'] },
      },
      nobody,
    ],
    rolls: ['Hero: generic-1'],
    picks: ['use Again'],
    expect: { zones: [{ field: [], reserve: ['Hero generic-1'] }, {}], obeys: ['M19'] },
  },
  {
    name: 'rerolled to a character it never left: it is not fielded again',
    rules: ['R16.3'],
    step: 'main',
    seats: [
      {
        cards: [
          { ...hero, abilities: ['fielded: 1 damage to the opponent'] },
          basic('Again', 'action: reroll a die'),
        ],
        zones: { field: ['Hero level 1'], reserve: ['Again action'] },
      },
      nobody,
    ],
    rolls: ['Hero: level 3'],
    picks: ['use Again'],
    expect: { life: [20, 20], zones: [{ field: ['Hero level 3'] }, {}], never: ['R9.1'] },
  },
]);
