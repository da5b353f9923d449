import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['1/2/2', '2/3/3', '3/4/4'], {
  cost: 3,
  energy: ['fist'],
  abilities: ['fielded: 1 damage to the opponent'],
});

/** A wounded player who can use an action. */
const withCure = {
  life: 10,
  startingLife: 20,
  cards: [basic('Cure', 'action: gain 3 life')],
  zones: { reserve: ['Cure action'], field: ['Sidekick'] },
};

scenarios('Fielding', [
  {
    name: 'the fielding cost is paid with energy of any kind, generic included',
    rules: ['R9.1', 'M13', 'R1.8'],
    step: 'main',
    seats: [
      { cards: [hero, basic('Hit')], zones: { reserve: ['Hero level 2', 'Hit generic-2'] } },
      nobody,
    ],
    picks: ['field Hero'],
    expect: { zones: [{ field: ['Hero level 2'], used: ['Hit'] }, {}] },
  },
  {
    name: 'a cost of 0 takes nothing',
    rules: ['R9.1'],
    step: 'main',
    seats: [{ zones: { reserve: ['Sidekick character', 'Sidekick mask'] } }, nobody],
    picks: ['field Sidekick'],
    expect: { zones: [{ field: ['Sidekick'], reserve: ['Sidekick mask'] }, {}] },
  },
  {
    name: 'who cannot pay cannot field, and nobody has to',
    rules: ['R9.2'],
    step: 'main',
    seats: [
      {
        cards: [hero],
        zones: { reserve: ['Hero level 3', '2 Sidekick mask'], field: ['Sidekick'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'the die enters on the face it shows and does what it does when fielded',
    rules: ['R9.3', 'R15.3'],
    step: 'main',
    seats: [{ cards: [hero], zones: { reserve: ['Hero level 1', 'Sidekick mask'] } }, nobody],
    picks: ['field Hero'],
    expect: { life: [20, 19], zones: [{ field: ['Hero level 1'] }, {}] },
  },
  {
    name: 'it may attack in the same turn',
    rules: ['R9.4'],
    step: 'main',
    seats: [{ cards: [hero], zones: { reserve: ['Hero level 1', 'Sidekick mask'] } }, nobody],
    picks: ['field Hero', 'attack Hero'],
    expect: { life: [20, 17] },
  },
  {
    name: 'an effect fields a die free and at level 1',
    rules: ['R9.5', 'E42', 'A6'],
    step: 'main',
    seats: [
      {
        cards: [
          {
            ...hero,
            abilities: ['fielded: field a die from Used', 'fielded: 1 damage to the opponent'],
          },
        ],
        zones: { reserve: ['Hero level 1', 'Sidekick mask'], used: ['Hero'] },
      },
      nobody,
    ],
    picks: ['field Hero'],
    expect: { life: [20, 18], zones: [{ field: ['2 Hero level 1'], used: ['Sidekick'] }, {}] },
  },
  {
    name: 'a die moved into the Field is not fielded',
    rules: ['R15.3', 'M9', 'E42'],
    step: 'attack',
    seats: [
      {
        cards: [
          {
            ...hero,
            abilities: ['koed: move one from Used to Field', 'fielded: 1 damage to the opponent'],
          },
        ],
        zones: { field: ['Hero level 1'], used: ['Hero'] },
      },
      { cards: [character('Wall', ['0/5/5'])], zones: { field: ['Wall'] } },
    ],
    picks: ['attack Hero', 'block Hero with Wall'],
    expect: {
      life: [20, 20],
      zones: [{ field: ['Hero level 1'], prep: ['Hero'] }, {}],
      obeys: ['M9'],
    },
  },
  {
    name: 'dice fielded on your own turn do not count on the opponent’s',
    rules: ['R9.5', 'R15.3'],
    step: 'main',
    turns: 2,
    seats: [
      {
        cards: [
          'imw-013',
          character('Doorman', ['0/1/1'], { abilities: ['koed: field a die from Used'] }),
        ],
        zones: { field: ['Doorman'], reserve: ['2 Sidekick character'], used: ['Jarvis'] },
      },
      {
        cards: [character('Wall', ['0/1/3']), character('Giant', ['0/6/6'])],
        zones: { field: ['Wall', 'Giant'] },
      },
    ],
    rolls: ['4 x mask'],
    picks: [
      'field Sidekick',
      'field Sidekick',
      'attack Giant',
      'block Giant with Doorman',
      'opposing Wall',
    ],
    expect: { zones: [{ field: ['2 Sidekick', 'Jarvis level 1'] }, { field: ['Wall', 'Giant'] }] },
  },
]);

scenarios('Action dice', [
  {
    name: 'only the active player uses them, free, on an action face in the Reserve Pool',
    rules: ['R10.1'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [basic('Cure', 'action: gain 3 life')],
        zones: { reserve: ['Cure action', 'Cure generic-2'] },
      },
      nobody,
    ],
    picks: ['use Cure action'],
    expect: { life: [13, 20] },
  },
  {
    name: 'an ordinary action takes effect and goes Out of Play',
    rules: ['R10.2', 'M11', 'R10.6'],
    step: 'main',
    seats: [withCure, nobody],
    picks: ['use Cure'],
    stop: 'picks',
    expect: { life: [13, 20], zones: [{ out: ['Cure'], field: ['Sidekick'] }, {}], open: {} },
  },
  {
    name: 'actions can also be used in the window of the Attack Step',
    rules: ['R10.1', 'R12.7'],
    step: 'attack',
    seats: [withCure, nobody],
    picks: ['attack Sidekick', 'use Cure'],
    expect: { life: [13, 19] },
  },
  {
    name: 'a Continuous action is used by moving it to the Field, where it stays',
    rules: ['R10.3', 'M13'],
    step: 'main',
    seats: [
      {
        cards: [{ ...basic('Chair'), keywords: ['continuous'] }],
        zones: { reserve: ['Chair action'] },
      },
      nobody,
    ],
    picks: ['use Chair'],
    expect: { zones: [{ field: ['Chair action'] }, {}], obeys: ['R10.3'] },
  },
  {
    name: 'its controller sends it away whenever a Global could be used; it never attacks',
    rules: ['R10.4', 'R11.10', 'M18'],
    step: 'attack',
    seats: [
      {
        cards: [{ ...basic('Chair', 'die: send away, 3 damage'), keywords: ['continuous'] }],
        zones: { field: ['Chair action', 'Sidekick'] },
      },
      { cards: [character('Wall', ['0/0/3'])], zones: { field: ['Wall'] } },
    ],
    picks: [
      'attack Sidekick',
      'block Sidekick with Wall',
      'Chair Smash with Chair',
      'opposing Wall',
    ],
    expect: { zones: [{ field: ['Sidekick'], used: ['Chair'] }, { prep: ['Wall'] }] },
  },
  {
    name: 'the opponent may not use a text that belongs to its controller',
    rules: ['R10.4'],
    step: 'main',
    seats: [
      { zones: { field: ['Sidekick'] } },
      {
        cards: [{ ...basic('Chair', 'die: send away, 3 damage'), keywords: ['continuous'] }],
        zones: { field: ['Chair action'] },
      },
    ],
    stop: 'picks',
    expect: { open: { kind: 'window', seat: 1 } },
  },
  {
    name: 'a text for any player can be used by either on their Main Step',
    rules: ['R11.10', 'R19.4'],
    step: 'main',
    seats: [
      { zones: { field: ['Sidekick'] } },
      {
        cards: [{ ...basic('Velocity', 'die: 3 life, send away'), keywords: ['continuous'] }],
        zones: { field: ['Velocity action*'] },
      },
    ],
    picks: ['Hypervelocity with Velocity'],
    expect: { life: [17, 20], zones: [{}, { used: ['Velocity'], field: [] }] },
  },
  {
    name: 'without an attack there is no second window: an unused action is lost',
    rules: ['R10.5', 'R12.1'],
    step: 'main',
    seats: [withCure, nobody],
    picks: ['pass', 'done'],
    expect: { life: [10, 20], zones: [{ used: ['Cure'] }, {}] },
  },
]);
