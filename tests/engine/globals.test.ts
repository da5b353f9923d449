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
]);
