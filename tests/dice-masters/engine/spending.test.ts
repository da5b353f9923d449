import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const bolter = character('Bolter', ['0/1/1'], {
  cost: 2,
  energy: ['bolt'],
  energyFaces: ['bolt', 'bolt+bolt', 'bolt+bolt', 'mask+shield', 'mask+shield'],
});
const doubleOnly = character('Doubler', ['0/1/1'], {
  cost: 6,
  energyFaces: ['fist+fist', 'fist+fist', 'fist+fist', 'fist+fist', 'fist+fist'],
});
const eddie = { card: 'wwe-021', abilities: [] };
const action = {
  name: 'Smash',
  kind: 'basic-action' as const,
  cost: 2,
  energyFaces: ['generic-2'],
};
const cheap = { ...action, name: 'Jab', cost: 1 };

scenarios('Spending', [
  {
    name: 'only energy in the payer’s own Reserve pays',
    rules: ['R4.1', 'R8.2'],
    step: 'main',
    seats: [
      {
        cards: [cheap],
        zones: { field: ['Sidekick'], prep: ['Sidekick'], reserve: ['Sidekick character'] },
      },
      { zones: { reserve: ['2 Sidekick fist'] } },
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'field Sidekick level 1'] } },
  },
  {
    name: 'on your own turn spent dice go Out of Play, and to the Used Pile at its end',
    rules: ['R4.2', 'M11', 'M20'],
    step: 'main',
    seats: [{ cards: [cheap], zones: { reserve: ['Sidekick fist'], field: ['Sidekick'] } }, nobody],
    picks: ['buy Jab'],
    stop: 'picks',
    expect: { zones: [{ out: ['Sidekick'], used: ['Jab'] }, {}], open: {} },
  },
  {
    name: 'on the opponent’s turn they go straight to the Used Pile',
    rules: ['R4.2', 'M12', 'R5.2', 'R11.3'],
    step: 'main',
    seats: [
      { cards: [basic('Relief', 'Global mask: gain 1 life')], zones: { field: ['Sidekick'] } },
      { life: 10, startingLife: 20, zones: { reserve: ['Sidekick mask'] } },
    ],
    picks: ['Global Test'],
    stop: 'picks',
    expect: { life: [20, 11], zones: [{}, { used: ['Sidekick'], out: [] }], open: {} },
  },
  {
    name: 'nothing can be spent without something to pay for',
    rules: ['R4.3'],
    step: 'main',
    seats: [{ zones: { reserve: ['3 Sidekick fist'], field: ['Sidekick'] } }, nobody],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'a cost of 2 takes two of three single energies, never the third',
    rules: ['T25', 'R4.4', 'R4.10'],
    step: 'main',
    seats: [
      { cards: [action], zones: { reserve: ['3 Sidekick fist'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['buy Smash'],
    stop: 'picks',
    expect: { zones: [{ reserve: ['Sidekick fist'], out: ['2 Sidekick'] }, {}], open: {} },
  },
  {
    name: 'one unit of a typed double and another energy: the die turns to its single face',
    rules: ['T04', 'R4.5'],
    step: 'main',
    seats: [
      {
        cards: [bolter, action],
        zones: { reserve: ['Bolter bolt+bolt', 'Sidekick fist'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['buy Smash', 'pay one bolt of Bolter'],
    stop: 'picks',
    expect: { zones: [{ reserve: ['Bolter bolt'], out: ['Sidekick'] }, {}], open: {} },
  },
  {
    name: 'what is left of it can be spent on something else',
    rules: ['T04', 'R4.5'],
    step: 'main',
    seats: [
      { cards: [bolter, cheap], zones: { reserve: ['Bolter bolt+bolt'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['buy Jab', 'buy Jab'],
    stop: 'picks',
    expect: { zones: [{ reserve: [], out: ['Bolter'], used: ['2 Jab'] }, {}], open: {} },
  },
  {
    name: 'a partly spent die is not rerolled by anything',
    rules: ['T04', 'R4.8'],
    step: 'main',
    seats: [
      {
        cards: [bolter, cheap, basic('Again', 'action: reroll Reserve dice')],
        zones: { reserve: ['Bolter bolt+bolt', 'Again action'], field: ['Sidekick'] },
      },
      nobody,
    ],
    rolls: [],
    picks: ['buy Jab', 'use Again'],
    stop: 'picks',
    expect: { zones: [{ reserve: ['Bolter bolt'] }, {}], open: { kind: 'main' } },
  },
  {
    name: '2019: half of a double generic becomes virtual energy, the die goes Out of Play',
    rules: ['T05', 'R4.6', 'E04'],
    step: 'main',
    seats: [
      { cards: [action, cheap], zones: { reserve: ['Smash generic-2'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['buy Jab'],
    stop: 'picks',
    expect: {
      virtual: [1, 0],
      zones: [{ out: ['Smash'], reserve: [] }, {}],
      open: { has: ['buy Jab'] },
    },
  },
  {
    name: '2016: the other half is lost if the next cost does not use it',
    rules: ['T05', 'R4.6', 'E04'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        cards: [action, cheap],
        zones: { reserve: ['Smash generic-2', 'Sidekick character'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['buy Jab', 'field Sidekick'],
    stop: 'picks',
    expect: { virtual: [0, 0], open: { kind: 'attackers' } },
  },
  {
    name: '2016: two costs paid together use it fully',
    rules: ['R4.6', 'B19', 'E04'],
    profile: '2016',
    step: 'main',
    seats: [
      { cards: [action, cheap], zones: { reserve: ['Smash generic-2'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['buy Jab', 'buy Jab'],
    stop: 'picks',
    expect: { zones: [{ used: ['2 Jab'], out: ['Smash'] }, {}], open: { kind: 'attackers' } },
  },
  {
    name: '2016: a trigger between two costs ends what they could have shared',
    rules: ['R4.6', 'E04', 'R18.5'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        cards: [
          action,
          cheap,
          character('Herald', ['1/1/1'], { abilities: ['fielded: 1 damage to the opponent'] }),
        ],
        zones: { reserve: ['Smash generic-2', 'Herald level 1'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['field Herald'],
    stop: 'picks',
    expect: { zones: [{ used: [], out: ['Smash'] }, {}], open: { kind: 'attackers' } },
  },
  {
    name: '2016: a Global that resolved ends it too',
    rules: ['R4.6', 'E04', 'R11.4'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        cards: [action, cheap, basic('Relief', 'Global 1: gain 1 life, once a turn')],
        zones: { reserve: ['Smash generic-2'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['Global Test'],
    stop: 'picks',
    expect: { zones: [{ used: [], out: ['Smash'] }, {}], open: { kind: 'attackers' } },
  },
  {
    name: 'a mixed double without fitting single faces loses what is not spent',
    rules: ['R4.7', 'B2'],
    step: 'main',
    seats: [
      { cards: [bolter, cheap], zones: { reserve: ['Bolter mask+shield'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['buy Jab', 'pay one mask of Bolter'],
    stop: 'picks',
    expect: { virtual: [0, 0], zones: [{ out: ['Bolter'], reserve: [] }, {}], open: {} },
  },
  {
    name: 'so does a die that has only double faces',
    rules: ['R4.7'],
    step: 'main',
    seats: [
      {
        cards: [doubleOnly, cheap],
        zones: { reserve: ['Doubler fist+fist'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['buy Jab'],
    stop: 'picks',
    expect: { zones: [{ out: ['Doubler'], reserve: [] }, {}], open: {} },
  },
  {
    name: 'the inactive player banks nothing from a double generic',
    rules: ['R4.7'],
    step: 'main',
    seats: [
      {
        cards: [basic('Relief', 'Global 1: gain 1 life, once a turn')],
        zones: { field: ['Sidekick'] },
      },
      { life: 10, startingLife: 20, cards: [action], zones: { reserve: ['Smash generic-2'] } },
    ],
    picks: ['Global Test'],
    expect: { life: [20, 11], virtual: [0, 0], zones: [{}, { used: ['Smash'] }] },
  },
  {
    name: 'dice Out of Play cannot be chosen for anything',
    rules: ['R4.9'],
    step: 'main',
    seats: [
      {
        cards: [basic('Hit', 'action: 2 damage to a die'), cheap],
        zones: { out: ['Sidekick'], reserve: ['Hit action', 'Sidekick fist'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'main', lacks: ['use Hit action'] } },
  },
  {
    name: 'Bolt and Bolt pay for Eddie Guerrero, so do Bolt and Mask',
    rules: ['T06'],
    step: 'main',
    seats: [{ cards: [eddie], zones: { reserve: ['Sidekick bolt', 'Sidekick mask'] } }, nobody],
    picks: ['buy Eddie Guerrero'],
    expect: { zones: [{ used: ['2 Sidekick', 'Eddie Guerrero'] }, {}] },
  },
  {
    name: 'Mask and Shield do not',
    rules: ['T06'],
    step: 'main',
    seats: [
      {
        cards: [eddie],
        zones: { field: ['Sidekick'], reserve: ['Sidekick shield', 'Sidekick mask'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'one Mask and a double generic pay for Jarvis',
    rules: ['T07'],
    step: 'main',
    seats: [
      { cards: ['imw-013', action], zones: { reserve: ['Sidekick mask', 'Smash generic-2'] } },
      nobody,
    ],
    picks: ['buy Jarvis'],
    expect: { zones: [{ used: ['Sidekick', 'Smash', 'Jarvis'] }, {}] },
  },
  {
    name: 'payments that would leave the type unpaid are not offered',
    rules: ['R4.10'],
    step: 'main',
    seats: [
      {
        cards: [bolter],
        zones: { reserve: ['Sidekick bolt', 'Sidekick fist', 'Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['buy Bolter', 'pay Sidekick fist'],
    expect: { zones: [{ reserve: ['Sidekick mask'] }, {}] },
  },
  {
    name: '2016: what a text asked for is not paid together with a Global in the window after it',
    rules: ['R4.6', 'E04'],
    profile: '2016',
    step: 'attack',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [
          action,
          character('Payer', ['0/1/1'], { abilities: ['attacks: may pay 1, gain 2 life'] }),
          basic('Relief', 'Global 1: gain 1 life, once a turn'),
        ],
        zones: { field: ['Payer'], reserve: ['Smash generic-2'] },
      },
      nobody,
    ],
    picks: ['attack Payer', 'yes'],
    stop: 'picks',
    expect: { life: [12, 19] },
  },
  {
    name: 'a typed double that pays one unit on the opponent’s turn turns and stays, too',
    rules: ['R4.5', 'R4.2', 'R11.3'],
    step: 'main',
    seats: [
      { cards: [basic('Zap', 'Global bolt: 1 damage to a die')], zones: { field: ['Sidekick'] } },
      { cards: [bolter], zones: { reserve: ['Bolter bolt+bolt'] } },
    ],
    picks: ['Global Test'],
    expect: { zones: [{ prep: ['Sidekick'] }, { reserve: ['Bolter bolt'], used: [] }] },
  },
  {
    name: '2016: a purchase and a Global are paid together with one double generic',
    rules: ['R4.6', 'B19', 'E04'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [action, cheap, basic('Relief', 'Global 1: gain 1 life, once a turn')],
        zones: { field: ['Sidekick'], reserve: ['Smash generic-2'] },
      },
      nobody,
    ],
    picks: ['buy Jab', 'Global Test'],
    stop: 'picks',
    expect: { life: [11, 20], zones: [{ used: ['Jab'], out: ['Smash'] }, {}], open: {} },
  },
]);
