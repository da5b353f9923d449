import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const bolter = character('Bolter', ['0/1/1'], {
  energy: ['bolt'],
  energyFaces: ['bolt', 'bolt+bolt', 'bolt+bolt', 'mask+shield', 'mask+shield'],
});
const thug = character('Thug', ['0/1/1'], { cost: 2, energy: ['fist'] });
const plain = { name: 'Smash', kind: 'basic-action' as const, cost: 2, energyFaces: ['generic-2'] };

scenarios('Energy', [
  {
    name: 'each type pays for a card of its type',
    rules: ['R3.1', 'R8.4'],
    step: 'main',
    seats: [
      {
        cards: (['fist', 'bolt', 'mask', 'shield'] as const).map((energy) =>
          character(energy, ['0/1/1'], { cost: 1, energy: [energy] }),
        ),
        zones: { reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy mask'] } },
  },
  {
    name: 'wild stands for any one type when spent',
    rules: ['R3.2'],
    step: 'main',
    seats: [{ cards: [thug], zones: { reserve: ['Sidekick wild', 'Sidekick mask'] } }, nobody],
    picks: ['buy Thug'],
    expect: { zones: [{ used: ['2 Sidekick', 'Thug'] }, {}] },
  },
  {
    name: 'generic energy pays amounts, never a type',
    rules: ['R3.3'],
    step: 'main',
    seats: [
      { cards: [thug, { ...plain, dice: 3 }], zones: { reserve: ['Smash generic-2'] } },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Smash'] } },
  },
  {
    name: 'a mixed double gives a unit of each of its types',
    rules: ['R3.4', 'R4.10', 'E56'],
    step: 'main',
    seats: [
      {
        cards: [bolter, character('Both', ['0/1/1'], { cost: 2, energy: ['mask', 'shield'] })],
        zones: { reserve: ['Bolter mask+shield'] },
      },
      nobody,
    ],
    picks: ['buy Both'],
    expect: { zones: [{ used: ['Bolter', 'Both'] }, {}] },
  },
  {
    name: 'a double Bolt counts as two Bolts, wild as none',
    rules: ['T03', 'R3.5', 'R3.6'],
    step: 'main',
    seats: [
      {
        cards: [
          bolter,
          character('Counter', ['0/1/1'], { abilities: ['fielded: damage by Bolts in Reserve'] }),
        ],
        zones: {
          reserve: ['Bolter bolt+bolt', 'Sidekick wild', 'Sidekick bolt', 'Counter level 1'],
        },
      },
      nobody,
    ],
    picks: ['field Counter'],
    expect: { life: [20, 17] },
  },
  {
    name: 'what was rolled is looked at once, at the end of the step',
    rules: ['R3.7', 'R15.11'],
    seats: [
      {
        cards: [
          character('Rescuer', ['0/1/1'], {
            energy: ['bolt'],
            abilities: ['energy rolled: 1 damage each'],
          }),
        ],
        zones: { prep: ['2 Rescuer'] },
      },
      nobody,
    ],
    rolls: ['4 x Sidekick: mask', '2 x Rescuer: bolt', 'Rescuer: level 1'],
    picks: ['reroll Rescuer bolt'],
    expect: { life: [20, 19] },
  },
  {
    name: 'a number in a text is energy of any kind, typed or generic',
    rules: ['R3.8', 'E53'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [basic('Relief', 'Global 1: gain 1 life, once a turn')],
        zones: { reserve: ['Sidekick fist'] },
      },
      nobody,
    ],
    picks: ['Global Test'],
    expect: { life: [11, 20] },
  },
  {
    name: 'virtual energy pays like generic energy and is gone when priority is passed',
    rules: ['R3.9', 'E05'],
    step: 'main',
    seats: [{ cards: [{ ...plain, cost: 3 }], virtual: 3 }, nobody],
    picks: ['buy Smash'],
    expect: { virtual: [0, 0], zones: [{ used: ['Smash'] }, {}], obeys: ['R3.9'] },
  },
  {
    name: '2019: unused virtual energy is lost with the pass',
    rules: ['R3.9', 'E05'],
    step: 'main',
    seats: [{ cards: [], virtual: 2, zones: { field: ['Sidekick'] } }, nobody],
    stop: 'picks',
    expect: { virtual: [0, 0], open: { kind: 'attackers' } },
  },
  {
    name: 'later rules: it survives a pass within the Main Step and ends with it',
    rules: ['E05'],
    profile: 'later',
    step: 'main',
    seats: [
      {
        cards: [basic('Relief', 'Global mask: gain 1 life'), { ...plain, cost: 1 }],
        virtual: 1,
      },
      { zones: { reserve: ['Sidekick mask'] } },
    ],
    picks: ['pass', 'Global Test', 'buy Smash'],
    expect: { virtual: [0, 0], zones: [{ used: ['Smash'] }, {}] },
  },
  {
    name: '2019: the same purchase comes too late',
    rules: ['E05', 'R11.6'],
    step: 'main',
    seats: [
      {
        cards: [basic('Relief', 'Global mask: gain 1 life'), { ...plain, cost: 1 }],
        virtual: 1,
      },
      { zones: { reserve: ['Sidekick mask'] } },
    ],
    picks: ['pass', 'Global Test'],
    expect: { virtual: [0, 0], zones: [{ used: [] }, {}] },
  },
  {
    name: 'never by itself, where the toggle says so; the turn ends it',
    rules: ['E05'],
    profile: { base: '2019', virtualEnergyExpiry: 'none' },
    step: 'main',
    seats: [{ virtual: 2, zones: { field: ['Sidekick'] } }, nobody],
    stop: 'picks',
    expect: { virtual: [2, 0], open: { kind: 'attackers' } },
  },
  {
    name: '"pay Bolt" needs one unit that is Bolt or wild',
    rules: ['R3.10'],
    step: 'main',
    seats: [
      {
        cards: [basic('Zap', 'Global bolt: 1 damage to a die')],
        zones: { reserve: ['Sidekick fist'], field: ['Sidekick'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
  {
    name: 'later rules: what is left of a generic double in the Attack Step ends with the turn',
    rules: ['R3.9', 'E05', 'R4.6'],
    profile: 'later',
    step: 'attack',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [basic('Relief', 'Global 1: gain 1 life, once a turn')],
        zones: { reserve: ['Relief generic-2'], field: ['Sidekick'] },
      },
      nobody,
    ],
    picks: ['attack Sidekick', 'Global Test'],
    expect: { life: [11, 19], virtual: [0, 0], zones: [{ used: ['Relief', 'Sidekick'] }, {}] },
  },
]);
