import { scenarios } from './support/scenarios.ts';
import { basic, character, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['1/2/2', '2/3/3', '3/4/4'], { cost: 3, energy: ['fist'] });
const jab = { name: 'Jab', kind: 'basic-action' as const, cost: 1, energyFaces: ['generic-2'] };

scenarios('Draws of one step', [
  {
    name: 'extra dice are drawn in the same step and rolled with the rest',
    rules: ['R7.1.2', 'R7.1.4', 'E14'],
    seats: [
      {
        cards: [character('Host', ['0/1/5'], { abilities: ['active: players draw one more'] })],
        zones: { field: ['Host'] },
      },
      nobody,
    ],
    rolls: ['5 x mask'],
    stop: 'picks',
    expect: { zones: [{ prep: ['5 Sidekick'] }, {}], open: { kind: 'reroll' } },
  },
  {
    name: 'all of them are one draw to whoever waits for a draw',
    rules: ['R7.1.4', 'E14'],
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [
          character('Host', ['0/1/5'], {
            abilities: ['active: players draw one more', 'drawn: gain 1 life'],
          }),
        ],
        zones: { field: ['Host'] },
      },
      nobody,
    ],
    rolls: ['5 x mask'],
    expect: { life: [11, 20] },
  },
  {
    name: 'on the first turn the die Out of Play belongs to the draw, but is never rolled',
    rules: ['B25'],
    turn: 1,
    seats: [{}, nobody],
    rolls: ['3 x mask'],
    expect: { zones: [{ reserve: ['3 Sidekick'], used: ['Sidekick'] }, {}] },
  },
  {
    name: 'dice an effect Preps at the start of the turn wait for the next one',
    rules: ['R7.1.7', 'B3', 'E13'],
    seats: [
      {
        cards: [character('Planner', ['0/1/5'], { abilities: ['start of turn: prep from bag'] })],
        zones: { field: ['Planner'] },
      },
      nobody,
    ],
    rolls: ['4 x mask'],
    expect: { zones: [{ prep: ['Sidekick'], reserve: ['4 Sidekick mask'] }, {}] },
  },
]);

scenarios('Roll and Reroll Step', [
  {
    name: 'what was drawn and what lay in the Prep Area is rolled together',
    rules: ['R7.2.1', 'R1.10'],
    seats: [{ zones: { prep: ['2 Sidekick'] } }, nobody],
    rolls: ['2 x fist', '4 x mask'],
    stop: 'picks',
    expect: {
      open: { kind: 'reroll', options: ['done', 'reroll Sidekick fist', 'reroll Sidekick mask'] },
      zones: [{ prep: ['6 Sidekick'] }, {}],
    },
  },
  {
    name: 'any number is rerolled at once; what was kept has no later chance',
    rules: ['R7.2.2'],
    seats: [{ cards: [jab] }, nobody],
    rolls: ['2 x fist', '2 x mask', '2 x shield'],
    picks: ['reroll Sidekick fist', 'reroll Sidekick fist', 'done'],
    stop: 'picks',
    expect: {
      zones: [{ reserve: ['2 Sidekick shield', '2 Sidekick mask'] }, {}],
      open: { kind: 'main' },
    },
  },
  {
    name: 'no die needs to be rerolled',
    rules: ['R7.2.2'],
    seats: [{}, nobody],
    rolls: ['4 x mask'],
    expect: { zones: [{ reserve: ['4 Sidekick mask'] }, {}] },
  },
  {
    name: 'then all of them go to the Reserve Pool as they lie',
    rules: ['R7.2.3', 'M10', 'E57'],
    seats: [{}, nobody],
    rolls: ['fist', 'bolt', 'mask', 'wild'],
    expect: {
      zones: [
        { reserve: ['Sidekick fist', 'Sidekick bolt', 'Sidekick mask', 'Sidekick wild'], prep: [] },
        {},
      ],
      obeys: ['M10'],
    },
  },
]);

scenarios('Main Step', [
  {
    name: 'buying, fielding, actions and Globals come in any order and number',
    rules: ['R7.3.1'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [hero, jab, basic('Relief', 'Global mask: gain 1 life', 'action: gain 3 life')],
        zones: {
          reserve: [
            'Sidekick mask',
            '3 Sidekick fist',
            'Sidekick character',
            'Relief action',
            'Sidekick wild',
          ],
        },
      },
      nobody,
    ],
    picks: [
      'Global Test',
      'pay Sidekick mask',
      'field Sidekick',
      'buy Jab',
      'pay Sidekick fist',
      'use Relief',
      'buy Hero',
    ],
    expect: { life: [14, 20], zones: [{ used: ['5 Sidekick', 'Jab', 'Relief', 'Hero'] }, {}] },
  },
  {
    name: 'the inactive player has Globals only',
    rules: ['R7.3.2'],
    step: 'main',
    seats: [
      { cards: [basic('Relief', 'Global mask: gain 1 life')], zones: { field: ['Sidekick'] } },
      { cards: [jab], zones: { reserve: ['2 Sidekick mask'] } },
    ],
    stop: 'picks',
    expect: { open: { seat: 1, options: ['pass', 'Global Test'] } },
  },
  {
    name: 'characters that were not fielded go to the Used Pile before the attack',
    rules: ['R7.3.3', 'M12', 'R9.2'],
    step: 'main',
    seats: [
      { cards: [hero], zones: { reserve: ['Hero level 2', 'Sidekick fist'], field: ['Sidekick'] } },
      nobody,
    ],
    stop: 'picks',
    expect: {
      zones: [{ used: ['Hero'], reserve: ['Sidekick fist'], out: [] }, {}],
      open: { kind: 'attackers' },
    },
  },
]);

scenarios('Cleanup Step', [
  {
    name: 'damage ends for all dice of both players',
    rules: ['R14.1', 'R13.8'],
    step: 'attack',
    turns: 2,
    seats: [
      { cards: [hero], zones: { field: ['Hero level 3'] } },
      { cards: [hero], zones: { field: ['Hero level 1', 'Hero level 2'] } },
    ],
    rolls: ['4 x Sidekick: mask', 'Hero: fist'],
    picks: [
      'attack Hero',
      'block Hero level 3 with Hero level 2',
      'attack Hero',
      'block Hero level 1 with Hero level 3',
    ],
    expect: {
      zones: [
        { field: ['Hero level 3'] },
        { prep: ['Hero'], reserve: ['4 Sidekick', 'Hero fist'] },
      ],
    },
  },
  {
    name: 'unused action faces go to the Used Pile without passing Out of Play',
    rules: ['R14.1', 'R10.5', 'M12'],
    step: 'main',
    seats: [
      { cards: [basic('Hit', 'action: 2 damage to a die')], zones: { reserve: ['Hit action'] } },
      nobody,
    ],
    expect: { zones: [{ used: ['Hit'], reserve: [] }, {}], never: ['M11'] },
  },
  {
    name: 'only energy stays in the Reserve Pool',
    rules: ['R14.3', 'R5.5'],
    step: 'main',
    seats: [
      {
        cards: [basic('Hit', 'action: 2 damage to a die'), hero],
        zones: { reserve: ['Hit action', 'Sidekick mask', 'Hero level 3'] },
      },
      nobody,
    ],
    expect: { zones: [{ reserve: ['Sidekick mask'] }, {}] },
  },
  {
    name: 'effects of the end of a turn come before dice leave Out of Play',
    rules: ['R14.1', 'E26'],
    step: 'main',
    seats: [
      {
        cards: [jab, character('Clock', ['0/1/5'], { abilities: ['end of turn: lose 1 life'] })],
        zones: { field: ['Clock'], reserve: ['Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['buy Jab'],
    expect: {
      life: [19, 20],
      zones: [{ used: ['Sidekick', 'Jab'], out: [] }, {}],
      obeys: ['R14.1'],
    },
  },
  ...(['2016', 'later'] as const).map((profile) => ({
    name: `${profile}: the same steps in the order of that book`,
    rules: profile === '2016' ? ['R14.2', 'E26'] : ['R14.4', 'E26'],
    profile,
    step: 'main' as const,
    seats: [
      {
        cards: [
          basic('Hit', 'action: 2 damage to a die'),
          character('Clock', ['0/1/5'], { abilities: ['end of turn: lose 1 life'] }),
        ],
        zones: { field: ['Clock'], reserve: ['Hit action'] },
      },
      nobody,
    ] as [object, typeof nobody],
    picks: ['use Hit'],
    expect: {
      life: [19, 20] as [number, number],
      zones: [{ used: ['Hit'], field: ['Clock'] }, {}] as [object, object],
    },
  })),
]);
