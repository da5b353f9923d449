import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['1/2/2', '2/3/3', '3/4/4']);
const wall = character('Wall', ['0/1/5']);
const giant = character('Giant', ['0/6/6']);
const chair = { ...basic('Chair'), keywords: ['continuous'] };

scenarios('Attack Step', [
  {
    name: 'without attackers the turn ends: no sub-steps, no Globals',
    rules: ['R12.1'],
    step: 'attack',
    seats: [{ zones: { field: ['Sidekick'] } }, { zones: { field: ['Sidekick'] } }],
    picks: ['done'],
    expect: { life: [20, 20], zones: [{ field: ['Sidekick'] }, { field: ['Sidekick'] }] },
  },
  {
    name: 'any of the active player’s characters attack, free; a Continuous die never does',
    rules: ['R12.2', 'M14', 'R10.4'],
    step: 'attack',
    seats: [
      { cards: [hero, chair], zones: { field: ['Hero level 2', 'Sidekick', 'Chair action'] } },
      nobody,
    ],
    stop: 'picks',
    expect: {
      open: { options: ['done', 'attack with Hero level 2', 'attack with Sidekick level 1'] },
    },
  },
  {
    name: 'the first player may be forbidden to attack on the first turn',
    rules: ['E03', 'B11'],
    profile: { base: '2019', noFirstTurnAttack: true },
    turn: 1,
    step: 'attack',
    seats: [{ zones: { field: ['Sidekick'] } }, nobody],
    expect: { life: [20, 20] },
  },
  {
    name: 'by the books the first player may attack at once',
    rules: ['E03', 'B11'],
    turn: 1,
    step: 'attack',
    seats: [{ zones: { field: ['Sidekick'] } }, nobody],
    picks: ['attack Sidekick'],
    expect: { life: [20, 19] },
  },
  {
    name: 'two attackers that each deal 1 when they attack deal 2',
    rules: ['T08', 'R12.3', 'E22'],
    step: 'attack',
    seats: [
      {
        cards: [
          character('Stinger', ['0/1/1'], { abilities: ['attacks: 1 damage to the opponent'] }),
        ],
        zones: { field: ['2 Stinger'] },
      },
      { cards: [wall], zones: { field: ['2 Wall'] } },
    ],
    picks: [
      'attack Stinger',
      'attack Stinger',
      'block Stinger with Wall',
      'block Stinger with Wall',
    ],
    expect: { life: [20, 18] },
  },
  {
    name: 'a die that must attack does, even if fielded this turn',
    rules: ['B10', 'R9.4'],
    step: 'main',
    seats: [
      {
        cards: ['wwe-034'],
        zones: { reserve: ['Ric Flair level 1', 'Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['field Ric Flair'],
    expect: { zones: [{ field: [], used: ['Sidekick', 'Ric Flair'] }, {}] },
  },
  {
    name: 'each blocker blocks one attacker; an attacker may face several',
    rules: ['R12.4'],
    step: 'attack',
    seats: [
      { cards: [giant], zones: { field: ['Giant', 'Sidekick'] } },
      { zones: { field: ['2 Sidekick'] } },
    ],
    picks: [
      'attack Giant',
      'attack Sidekick',
      'block Giant with Sidekick',
      'also block Giant with Sidekick',
    ],
    stop: 'picks',
    expect: { open: { kind: 'split-damage' } },
  },
  {
    name: 'blocked and blocking effects come once for each die',
    rules: ['R12.5'],
    step: 'attack',
    seats: [
      {
        cards: [
          character('Thorn', ['0/1/9'], { abilities: ['blocked: 1 damage to the opponent'] }),
        ],
        zones: { field: ['Thorn'] },
      },
      { zones: { field: ['2 Sidekick'] } },
    ],
    picks: [
      'attack Thorn',
      'block Thorn with Sidekick',
      'also block Thorn with Sidekick',
      '1 to Sidekick',
    ],
    expect: { life: [20, 19] },
  },
  {
    name: 'keywords come right after blocks, before actions and Globals',
    rules: ['R12.6', 'E34'],
    step: 'attack',
    seats: [
      {
        cards: [
          character('Spy', ['0/3/3'], { keywords: ['infiltrate'] }),
          basic('Cure', 'action: gain 3 life'),
        ],
        zones: { field: ['Spy'], reserve: ['Cure action'] },
      },
      nobody,
    ],
    picks: ['attack Spy'],
    stop: 'picks',
    expect: { open: { kind: 'keyword-window', options: ['pass', 'infiltrate with Spy level 1'] } },
  },
  {
    name: 'in the window nothing is bought or fielded',
    rules: ['R12.7'],
    step: 'attack',
    seats: [
      {
        cards: [basic('Cure', 'action: gain 3 life')],
        zones: { field: ['Sidekick'], reserve: ['Cure action', '3 Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['attack Sidekick'],
    stop: 'picks',
    expect: { open: { kind: 'window', options: ['pass', 'use Cure action'] } },
  },
  {
    name: 'damage is assigned after the window',
    rules: ['R12.8'],
    step: 'attack',
    seats: [
      {
        cards: [basic('Hit', 'action: 2 damage to a die'), hero],
        zones: { field: ['Hero level 1'], reserve: ['Hit action'] },
      },
      { cards: [hero], zones: { field: ['Hero level 1'] } },
    ],
    picks: ['attack Hero', 'block Hero with Hero', 'use Hit', 'opposing Hero'],
    expect: { life: [20, 20], zones: [{ field: ['Hero'] }, { prep: ['Hero'] }] },
  },
  {
    name: 'blocked stays blocked: with the blocker gone nothing reaches the player',
    rules: ['T15', 'R12.9', 'E23'],
    step: 'attack',
    seats: [
      {
        cards: [basic('Hit', 'action: 2 damage to a die'), giant],
        zones: { field: ['Giant'], reserve: ['Hit action'] },
      },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Giant', 'block Giant with Sidekick', 'use Hit', 'opposing Sidekick'],
    expect: { life: [20, 20], zones: [{ field: ['Giant'] }, { prep: ['Sidekick'] }] },
  },
  {
    name: 'survivors go back to the Field',
    rules: ['R12.10', 'M15', 'E25'],
    step: 'attack',
    seats: [
      { cards: [giant], zones: { field: ['Giant'] } },
      { cards: [character('Bulwark', ['0/1/9'])], zones: { field: ['Bulwark'] } },
    ],
    picks: ['attack Giant', 'block Giant with Bulwark'],
    expect: {
      zones: [
        { field: ['Giant'], attack: [] },
        { field: ['Bulwark'], attack: [] },
      ],
      obeys: ['M15'],
    },
  },
  {
    name: 'an unblocked attacker ends in the Used Pile, and no refill in between catches it',
    rules: ['T16', 'R13.6', 'M17', 'A5'],
    step: 'attack',
    seats: [
      {
        cards: [character('Rogue', ['0/1/1'], { abilities: ['player damaged: prep from bag'] })],
        zones: { bag: [], used: ['2 Sidekick'], field: ['Rogue'], prep: ['6 Sidekick'] },
      },
      nobody,
    ],
    picks: ['attack Rogue'],
    expect: {
      life: [20, 19],
      zones: [{ bag: ['Sidekick'], used: ['Rogue'], prep: ['7 Sidekick'] }, {}],
    },
  },
  {
    name: 'a text lets a die block two attackers',
    rules: ['R15.9', 'R12.4'],
    step: 'attack',
    seats: [
      { zones: { field: ['2 Sidekick'] } },
      {
        cards: [character('Goalie', ['0/2/5'], { abilities: ['blocks two'] })],
        zones: { field: ['Goalie'] },
      },
    ],
    picks: [
      'attack Sidekick',
      'attack Sidekick',
      'block Sidekick with Goalie',
      'block Sidekick with Goalie',
      '1 to Sidekick',
    ],
    expect: { life: [20, 20], zones: [{ prep: ['2 Sidekick'] }, { field: ['Goalie'] }] },
  },
  {
    name: 'an attacker that needs two blockers is not blocked by one alone',
    rules: ['R12.4'],
    step: 'attack',
    seats: [
      {
        cards: [character('Tank', ['0/2/5'], { abilities: ['needs two blockers'] })],
        zones: { field: ['Tank'] },
      },
      { zones: { field: ['Sidekick'] } },
    ],
    picks: ['attack Tank'],
    expect: { life: [20, 18] },
  },
  {
    name: 'a die that must block does if it can',
    rules: ['R12.4'],
    step: 'attack',
    seats: [
      { zones: { field: ['Sidekick'] } },
      {
        cards: [character('Guard', ['0/1/5'], { abilities: ['must block'] })],
        zones: { field: ['Guard'] },
      },
    ],
    picks: ['attack Sidekick'],
    expect: { life: [20, 20], zones: [{ prep: ['Sidekick'] }, {}] },
  },
  ...[
    { who: 'the first', pick: 2, life: 12, field: ['Ram'], prep: ['Pawn'] },
    { who: 'the second', pick: 3, life: 13, field: ['Ram', 'Pawn'], prep: [] },
  ].map(({ who, pick, life, field, prep }) => ({
    name: `equal blockers of different attackers can be told apart: ${who}`,
    rules: ['R12.5', 'R19.2'],
    step: 'attack' as const,
    seats: [
      {
        cards: [
          character('Ram', ['0/8/8'], { keywords: ['overcrush'] }),
          character('Pawn', ['0/0/1']),
          basic('Hit', 'action: 2 damage to a die'),
        ],
        zones: { field: ['Ram', 'Pawn'], reserve: ['Hit action'] },
      },
      { zones: { field: ['2 Sidekick'] } },
    ] as [object, object],
    picks: [
      'attack Ram',
      'attack Pawn',
      'block Ram with Sidekick',
      'block Pawn with Sidekick',
      'use Hit',
      pick,
    ],
    expect: {
      life: [20, life] as [number, number],
      zones: [{ field, prep }, {}] as [object, object],
    },
  })),
]);
