import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const relief = basic('Relief', 'Global mask: gain 1 life');
const zap = basic('Zap', 'Global bolt: 1 damage to a die');
const shieldWall = basic('Shield Wall', 'reactive shield: prevent 1');
const wall = character('Wall', ['0/1/3']);
const jab = { name: 'Jab', kind: 'basic-action' as const, cost: 1, energyFaces: ['generic-2'] };
const weak = { life: 10, startingLife: 20 };

scenarios('Global abilities', [
  {
    name: 'both players may use a Global, whoever brought the card, with no die of it in play',
    rules: ['R11.1', 'E18'],
    step: 'main',
    seats: [
      { ...weak, zones: { reserve: ['Sidekick mask'] } },
      { ...weak, cards: [relief], zones: { reserve: ['Sidekick mask'] } },
    ],
    picks: ['Global Test', 'Global Test'],
    expect: { life: [11, 11] },
  },
  {
    name: 'windows are the Main Step and the window after blocks, not the time in between',
    rules: ['R11.2', 'R12.7'],
    step: 'attack',
    seats: [
      { ...weak, cards: [relief], zones: { reserve: ['Sidekick mask'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['attack Sidekick', 'Global Test'],
    expect: { life: [11, 19] },
  },
  {
    name: 'without an attack there is none after the Main Step',
    rules: ['R11.2', 'R12.1'],
    step: 'attack',
    seats: [
      { ...weak, cards: [relief], zones: { reserve: ['Sidekick mask'], field: ['Sidekick'] } },
      nobody,
    ],
    picks: ['done'],
    expect: { life: [10, 20], zones: [{ reserve: ['Sidekick mask'] }, {}] },
  },
  {
    name: 'as often as it is paid for',
    rules: ['R11.3'],
    step: 'main',
    seats: [{ ...weak, cards: [relief], zones: { reserve: ['3 Sidekick mask'] } }, nobody],
    picks: ['Global Test', 'Global Test', 'Global Test'],
    expect: { life: [13, 20] },
  },
  {
    name: '2016: several uses paid together are one effect',
    rules: ['R11.4', 'E17'],
    profile: '2016',
    step: 'main',
    seats: [{ ...weak, cards: [relief], zones: { reserve: ['3 Sidekick mask'] } }, nobody],
    picks: ['Global Test', '3'],
    expect: { life: [13, 20], zones: [{ used: ['3 Sidekick'] }, {}] },
  },
  {
    name: '2019: every use stands alone',
    rules: ['E17'],
    step: 'main',
    seats: [{ ...weak, cards: [relief], zones: { reserve: ['2 Sidekick mask'] } }, nobody],
    picks: ['Global Test'],
    stop: 'picks',
    expect: { life: [11, 20], open: { kind: 'main', has: ['Global Test'] } },
  },
  {
    name: 'the same text on a card of each side is two Globals with a count of their own',
    rules: ['R11.5', 'E18', 'B20'],
    step: 'main',
    seats: [
      {
        ...weak,
        cards: [basic('Rest', 'Global 1: gain 1 life, once a turn')],
        zones: { reserve: ['3 Sidekick mask'], field: ['Sidekick'] },
      },
      { cards: [basic('Rest', 'Global 1: gain 1 life, once a turn')] },
    ],
    picks: ['Global Test', 'Global Test'],
    stop: 'picks',
    expect: { life: [12, 20], open: { lacks: ['Global Test'] } },
  },
  {
    name: '2019: after the pass the other player uses one ability and passes back',
    rules: ['R11.6', 'E16'],
    step: 'main',
    seats: [
      { cards: [relief, jab], zones: { reserve: ['Sidekick fist'] } },
      { ...weak, zones: { reserve: ['2 Sidekick mask'] } },
    ],
    picks: ['pass', 'Global Test'],
    stop: 'picks',
    expect: { life: [20, 11], open: { kind: 'main', seat: 0 } },
  },
  {
    name: '2019: after an inactive pass the active player may act again and is answered again',
    rules: ['R11.6'],
    step: 'main',
    seats: [
      { cards: [relief, jab], zones: { reserve: ['Sidekick fist'] } },
      { ...weak, zones: { reserve: ['Sidekick mask'] } },
    ],
    picks: ['pass', 'pass', 'buy Jab', 'Global Test'],
    expect: { life: [20, 11], zones: [{ used: ['Sidekick', 'Jab'] }, {}] },
  },
  {
    name: '2016 tournament: the other player answers with as many as they like',
    rules: ['R11.6a', 'E16'],
    profile: { base: '2016', batchGlobals: false },
    step: 'main',
    seats: [
      { cards: [relief, jab], zones: { reserve: ['Sidekick fist'] } },
      { ...weak, zones: { reserve: ['3 Sidekick mask'] } },
    ],
    picks: ['pass', 'Global Test'],
    stop: 'picks',
    expect: { life: [20, 11], open: { kind: 'window', seat: 1 } },
  },
  {
    name: '2016 casual: an answer to every single action',
    rules: ['R11.6a', 'E16'],
    profile: { base: '2016', priority: 'loose', batchGlobals: false },
    step: 'main',
    seats: [
      { cards: [relief, jab], zones: { reserve: ['2 Sidekick fist'] } },
      { ...weak, zones: { reserve: ['3 Sidekick mask'] } },
    ],
    picks: ['buy Jab'],
    stop: 'picks',
    expect: { open: { kind: 'window', seat: 1, has: ['Global Test'] } },
  },
  {
    name: 'three dice damaged together are three events: at most one payment for each',
    rules: ['T14', 'R11.7', 'E19'],
    step: 'attack',
    seats: [
      { cards: [shieldWall], zones: { field: ['3 Sidekick'] } },
      { zones: { field: ['3 Sidekick'], reserve: ['4 Sidekick shield'] } },
    ],
    picks: [
      'attack Sidekick',
      'attack Sidekick',
      'attack Sidekick',
      'block Sidekick with Sidekick',
      'block Sidekick with Sidekick',
      'block Sidekick with Sidekick',
      'Global Test',
      'Global Test',
      'Global Test',
    ],
    expect: {
      zones: [{ prep: ['3 Sidekick'] }, { field: ['3 Sidekick'], reserve: ['Sidekick shield'] }],
    },
  },
  {
    name: 'what was prevented completely cannot be reacted to',
    rules: ['R11.8', 'R18.1'],
    step: 'main',
    seats: [
      {
        ...weak,
        cards: [
          zap,
          shieldWall,
          character('Saint', ['0/1/1'], { abilities: ['takes no damage', 'damaged: gain 1 life'] }),
        ],
        zones: { field: ['Saint'], reserve: ['Sidekick bolt', 'Sidekick shield'] },
      },
      nobody,
    ],
    picks: ['Global Test'],
    expect: { life: [10, 20], zones: [{ reserve: ['Sidekick shield'] }, {}] },
  },
  {
    name: 'an effect without a target may not be started',
    rules: ['R11.9', 'E20', 'G4'],
    step: 'main',
    seats: [{ cards: [zap, jab], zones: { reserve: ['Sidekick bolt'] } }, nobody],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Jab'] } },
  },
  {
    name: 'a text with Global timing counts like a Global on either turn',
    rules: ['R11.10'],
    step: 'main',
    active: 1,
    seats: [
      {
        cards: [{ ...basic('Chair', 'die: send away, 3 damage'), keywords: ['continuous'] }],
        zones: { field: ['Chair action'] },
      },
      { cards: [wall], zones: { field: ['Wall'] } },
    ],
    picks: ['Chair Smash with Chair'],
    expect: { zones: [{ used: ['Chair'] }, { prep: ['Wall'] }] },
  },
  {
    name: 'a text can ask for life on top of the price',
    rules: ['R19.4'],
    step: 'main',
    seats: [
      {
        ...weak,
        cards: [
          relief,
          character('Toll', ['0/1/1'], { abilities: ['active: 1 life for a Global'] }),
        ],
        zones: { field: ['Toll'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['Global Test'],
    expect: { life: [10, 20] },
  },
  {
    name: 'two once-a-turn Globals of one card are counted apart',
    rules: ['R11.5', 'B20'],
    step: 'main',
    seats: [
      {
        ...weak,
        cards: [
          basic(
            'Rest',
            'clause: mask for 1 life, once a turn',
            'clause: bolt for 2 life, once a turn',
          ),
        ],
        zones: { reserve: ['2 Sidekick mask', '2 Sidekick bolt'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['Global Rest', 'Global Rest'],
    stop: 'picks',
    expect: { life: [13, 20], open: { lacks: ['Global Rest'] } },
  },
  {
    name: 'texts that two actions leave behind count their first times apart',
    rules: ['R15.5', 'R13.11'],
    step: 'main',
    seats: [
      {
        cards: [
          basic('Rage', 'clause: first attack this turn, 1 damage'),
          basic('Fury', 'clause: first attack this turn, 1 damage'),
        ],
        zones: { reserve: ['Rage action', 'Fury action'], field: ['2 Sidekick'] },
      },
      nobody,
    ],
    picks: ['use Rage', 'use Fury', 'attack Sidekick', 'attack Sidekick'],
    expect: { life: [20, 16] },
  },
  {
    name: '2016: a batch gains as much life as it paid for',
    rules: ['R11.4', 'E17'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        ...weak,
        cards: [basic('Relief', 'clause: mask for 1 life')],
        zones: { reserve: ['3 Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['Global Relief', '3'],
    expect: { life: [13, 20], zones: [{ used: ['3 Sidekick'] }, {}] },
  },
  {
    name: '2016: a batch of a Global without an amount is done as often as it was paid',
    rules: ['R11.4', 'E17'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        cards: [
          basic('Training', 'clause: mask to spin a die up'),
          character('Hero', ['0/1/1', '0/2/2', '0/3/3']),
        ],
        zones: { reserve: ['2 Sidekick mask'], field: ['Hero level 1'] },
      },
      nobody,
    ],
    picks: ['Global Training', '2'],
    expect: { zones: [{ field: ['Hero level 3'], used: ['2 Sidekick'] }, {}] },
  },
  {
    name: '2016: a reactive Global is no batch, it is paid once for its event',
    rules: ['R11.7', 'E19', 'E17'],
    profile: '2016',
    step: 'attack',
    seats: [
      { cards: [shieldWall, character('Brute', ['0/3/3'])], zones: { field: ['Brute'] } },
      { cards: [wall], zones: { field: ['Wall'], reserve: ['3 Sidekick shield'] } },
    ],
    picks: ['attack Brute', 'block Brute with Wall', 'Global Test'],
    expect: { zones: [{}, { field: ['Wall'], reserve: ['2 Sidekick shield'] }] },
  },
  {
    name: 'who pays the last life has lost, whatever the text would give back',
    rules: ['B17', 'R19.8', 'R19.4'],
    step: 'main',
    seats: [
      {
        life: 1,
        startingLife: 20,
        cards: [
          relief,
          character('Toll', ['0/1/1'], { abilities: ['active: 1 life for a Global'] }),
        ],
        zones: { field: ['Toll'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['Global Test'],
    expect: { life: [0, 20], winner: 1 },
  },
  {
    name: 'without a die in bag and Used Pile nothing is drawn, so the action cannot be used',
    rules: ['R11.9', 'R10.1'],
    step: 'main',
    seats: [
      {
        cards: ['wwe-058', jab],
        zones: {
          bag: [],
          used: [],
          field: ['7 Sidekick'],
          reserve: ['Walk with Elias action', 'Sidekick fist'],
        },
      },
      {},
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Jab'] } },
  },
  {
    name: 'two Globals one after the other are two events, not one',
    rules: ['R11.3', 'R18.5', 'B15'],
    step: 'main',
    seats: [
      {
        cards: ['wwe-058'],
        zones: { bag: ['2 Sidekick'], used: ['4 Sidekick'], reserve: ['2 Sidekick mask'] },
      },
      { cards: ['wwe-058', 'wwe-031'], zones: { field: ['Mankind'] } },
    ],
    picks: ['Global Walk with Elias', 'yes', 'Global Walk with Elias', 'yes'],
    expect: { zones: [{ prep: ['4 Sidekick'] }, { prep: ['2 Sidekick'] }] },
  },
  {
    name: 'once a turn is once for both players together',
    rules: ['B20', 'R11.5'],
    step: 'main',
    seats: [
      {
        ...weak,
        cards: [basic('Rest', 'Global 1: gain 1 life, once a turn')],
        zones: { reserve: ['Sidekick mask'] },
      },
      { ...weak, zones: { reserve: ['Sidekick mask'] } },
    ],
    picks: ['Global Test'],
    expect: { life: [11, 10], zones: [{}, { reserve: ['Sidekick mask'] }] },
  },
  {
    name: 'a Continuous action used in the window after blocks can act from the Field at once',
    rules: ['R10.1', 'R10.3', 'R11.10'],
    step: 'attack',
    seats: [
      {
        cards: [{ ...basic('Chair', 'die: send away, 3 damage'), keywords: ['continuous'] }],
        zones: { reserve: ['Chair action'], field: ['Sidekick'] },
      },
      { cards: [wall], zones: { field: ['Wall'] } },
    ],
    picks: ['attack Sidekick', 'use Chair', 'Chair Smash with Chair', 'opposing Wall'],
    expect: { zones: [{ used: ['Sidekick', 'Chair'] }, { prep: ['Wall'] }] },
  },
]);
