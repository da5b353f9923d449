import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['1/2/2', '2/3/3', '3/4/4'], { cost: 3, energy: ['fist'] });
const both = character('Both', ['0/1/1'], { cost: 3, energy: ['mask', 'bolt'] });
const cheapBoth = { ...both, abilities: ['own price -5'] };
const free = character('Free', ['0/1/1'], {
  cost: 3,
  energy: ['fist'],
  abilities: ['own price -5'],
});
const jab = { name: 'Jab', kind: 'basic-action' as const, cost: 1, energyFaces: ['generic-2'] };
const usingEpic = {
  cards: [{ ...basic('Epic', 'action: gain 3 life'), epic: true }],
  zones: { reserve: ['Epic action'] },
};

scenarios('Buying', [
  {
    name: 'any number of dice, one after the other, only in the Main Step',
    rules: ['R8.1'],
    step: 'main',
    seats: [{ cards: [jab], zones: { reserve: ['2 Sidekick mask'], field: ['Sidekick'] } }, nobody],
    picks: ['buy Jab', 'buy Jab', 'attack Sidekick'],
    expect: { life: [20, 19], zones: [{ used: ['3 Sidekick', '2 Jab'] }, {}] },
  },
  {
    name: 'own cards and every Basic Action, never the opponent’s cards',
    rules: ['R8.2', 'R6.5', 'R1.6'],
    step: 'main',
    seats: [
      { cards: [hero], zones: { reserve: ['3 Sidekick fist'] } },
      { cards: [character('Rival', ['0/1/1'], { energy: ['fist'] }), jab] },
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Hero', 'buy Jab'] } },
  },
  {
    name: 'a Basic Action the opponent brought belongs to its buyer',
    rules: ['R6.5', 'M1', 'R1.6'],
    step: 'main',
    seats: [{ zones: { reserve: ['Sidekick fist'] } }, { cards: [jab] }],
    picks: ['buy Jab'],
    expect: { zones: [{ used: ['Sidekick', 'Jab'] }, { card: ['2 Jab'], used: [] }] },
  },
  {
    name: 'a die must still be on the card',
    rules: ['R8.3'],
    step: 'main',
    seats: [
      {
        cards: [{ ...jab, dice: 1 }],
        zones: { reserve: ['2 Sidekick mask'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['buy Jab'],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'a unit of every printed type, wild standing in for one',
    rules: ['R8.4', 'E07'],
    step: 'main',
    seats: [
      { cards: [both], zones: { reserve: ['Sidekick mask', 'Sidekick wild', 'Sidekick fist'] } },
      nobody,
    ],
    picks: ['buy Both'],
    expect: { zones: [{ used: ['3 Sidekick', 'Both'] }, {}] },
  },
  {
    name: 'one wild cannot be two types',
    rules: ['R8.4', 'R4.10'],
    step: 'main',
    seats: [
      {
        cards: [both],
        zones: { reserve: ['Sidekick wild', '2 Sidekick fist'], field: ['Sidekick'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'Basic Actions ask for no type',
    rules: ['R8.5', 'R2.3'],
    step: 'main',
    seats: [{ cards: [jab], zones: { reserve: ['Jab generic-2'] } }, nobody],
    picks: ['buy Jab', 'buy Jab'],
    expect: { zones: [{ used: ['3 Jab'] }, {}] },
  },
  {
    name: 'two types and a discount of 5: the price stays 2',
    rules: ['T18', 'R8.6', 'E06', 'E07'],
    step: 'main',
    seats: [
      {
        cards: [cheapBoth],
        zones: { reserve: ['Sidekick mask', 'Sidekick bolt', 'Sidekick fist'] },
      },
      nobody,
    ],
    picks: ['buy Both'],
    expect: { zones: [{ reserve: ['Sidekick fist'], used: ['2 Sidekick', 'Both'] }, {}] },
  },
  {
    name: '2019: a discount leaves at least 1 to pay',
    rules: ['R8.6', 'E06', 'R8.7'],
    step: 'main',
    seats: [{ cards: [free], zones: { field: ['Sidekick'] } }, nobody],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: '2016: it can make a die free, and then no type is asked',
    rules: ['E06', 'B18', 'R8.6'],
    profile: '2016',
    step: 'main',
    seats: [{ cards: [{ ...free, dice: 1 }] }, nobody],
    picks: ['buy Free'],
    expect: { zones: [{ used: ['Free'] }, {}] },
  },
  {
    name: 'a die lowers its own price and fielding cost without a copy in the Field',
    rules: ['R8.7'],
    step: 'main',
    seats: [
      {
        cards: [{ ...hero, abilities: ['own price -5', 'own fielding cost -1'] }],
        zones: { reserve: ['Hero level 1', 'Sidekick fist'] },
      },
      nobody,
    ],
    picks: ['field Hero', 'buy Hero'],
    expect: { zones: [{ field: ['Hero level 1'], used: ['Sidekick', 'Hero'] }, {}] },
  },
  {
    name: 'the bought die goes to the Used Pile at once and can come back in a refill; the energy cannot',
    rules: ['R8.8', 'M1', 'R5.3'],
    step: 'main',
    seats: [
      {
        cards: [jab, character('Digger', ['0/1/1'], { abilities: ['fielded: prep from bag'] })],
        zones: {
          bag: [],
          used: [],
          field: ['6 Sidekick'],
          reserve: ['Sidekick mask', 'Digger level 1'],
        },
      },
      nobody,
    ],
    picks: ['buy Jab', 'field Digger'],
    stop: 'picks',
    expect: { zones: [{ prep: ['Jab'], out: ['Sidekick'], bag: [], used: [] }, {}], open: {} },
  },
  {
    name: 'an effect can send a purchase to the Prep Area',
    rules: ['M2'],
    step: 'main',
    seats: [
      {
        cards: ['wwe-008', jab],
        zones: { reserve: ['Sidekick shield', '2 Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['Global Becky Lynch', 'buy Jab', 'buy Jab'],
    expect: { zones: [{ prep: ['Jab'], used: ['3 Sidekick', 'Jab'] }, {}], obeys: ['M2'] },
  },
  {
    name: 'the printed cost stays what it is, whatever a discount makes of the price',
    rules: ['R8.9'],
    step: 'main',
    seats: [
      {
        cards: [
          { ...free, cost: 4 },
          { ...basic('Epic'), epic: true, cost: 1 },
        ],
        zones: { field: ['Free'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    profile: 'later',
    picks: ['buy Epic'],
    expect: { zones: [{ used: ['Sidekick', 'Epic'] }, {}] },
  },
  {
    name: 'later: an Epic Basic Action needs an active character that costs 4',
    rules: ['E58'],
    profile: 'later',
    step: 'main',
    seats: [
      {
        cards: [hero, { ...basic('Epic'), epic: true, cost: 1 }],
        zones: { field: ['Hero'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'later: it goes back to its card after use; 2019 knows no such thing',
    rules: ['E58'],
    profile: 'later',
    step: 'main',
    seats: [usingEpic, nobody],
    picks: ['use Epic'],
    expect: { zones: [{ card: ['3 Epic'], used: [], out: [] }, {}] },
  },
  {
    name: '2019: an Epic Basic Action is like any other',
    rules: ['E58'],
    step: 'main',
    seats: [usingEpic, nobody],
    picks: ['use Epic'],
    expect: { zones: [{ card: ['2 Epic'], used: ['Epic'] }, {}] },
  },
  {
    name: '2016: a discount never takes away the unit of each type of a card with two',
    rules: ['E07', 'E06', 'R8.6'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        cards: [{ ...cheapBoth, cost: 6 }],
        zones: { reserve: ['Sidekick mask', 'Sidekick bolt', 'Sidekick fist'] },
      },
      nobody,
    ],
    picks: ['buy Both'],
    expect: { zones: [{ reserve: ['Sidekick fist'], used: ['2 Sidekick', 'Both'] }, {}] },
  },
  {
    name: 'later: one Epic Basic Action a turn',
    rules: ['E58'],
    profile: 'later',
    step: 'main',
    seats: [
      {
        cards: [
          { ...hero, cost: 4 },
          { ...basic('Epic'), epic: true, cost: 1 },
        ],
        zones: { field: ['Hero'], reserve: ['2 Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['buy Epic'],
    stop: 'picks',
    expect: { open: { lacks: ['buy Epic'] } },
  },
  {
    name: 'later: used by the opponent of who brought it, it lies on that card again',
    rules: ['E58', 'R6.5'],
    profile: 'later',
    step: 'main',
    seats: [{ zones: { reserve: ['Epic action'] } }, { cards: usingEpic.cards }],
    picks: ['use Epic'],
    expect: { zones: [{ card: [] }, { card: ['3 Epic'] }] },
  },
]);
