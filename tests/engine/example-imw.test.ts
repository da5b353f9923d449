import { type Beginning, type Chapter, story } from './support/story.ts';

const burstless = ['0/2/1', '1/3/2', '1/4/3'];

const cards = (warMachine: object) => [
  { card: 'imw-001', dice: 2 },
  { card: 'imw-023', dice: 2, ...warMachine },
  ...['imw-028', 'imw-029', 'imw-030'].map((card) => ({ card, abilities: [] })),
];

const beginning = (warMachine: object): Beginning => ({
  profile: '2016',
  seats: [
    { name: 'Guillermo', life: 10, cards: cards(warMachine) },
    {
      name: 'Lillian',
      life: 10,
      cards: [
        { card: 'imw-013', dice: 2 },
        { card: 'imw-019', dice: 2 },
      ],
    },
  ],
});

const opening: Chapter[] = [
  {
    id: 'IMW-G1',
    name: 'two Howard Starks, bought one after the other',
    rolls: ['character', '2 x mask', 'shield', 'fist'],
    picks: [
      'reroll Sidekick level 1',
      'buy Howard Stark',
      'pay Sidekick mask',
      'pay Sidekick shield',
      'buy Howard Stark',
    ],
    expect: { zones: [{ bag: ['4 Sidekick'], used: ['4 Sidekick', '2 Howard Stark'] }, {}] },
  },
  {
    id: 'IMW-L1',
    name: 'Lillian rerolls three dice and buys Jarvis',
    rolls: ['shield', 'bolt', '2 x character', 'mask', 'fist', 'bolt'],
    picks: [
      'reroll Sidekick shield',
      'reroll Sidekick bolt',
      'reroll Sidekick level 1',
      'done',
      'buy Jarvis',
      'field Sidekick',
    ],
    expect: {
      zones: [{}, { bag: ['4 Sidekick'], field: ['Sidekick'], used: ['3 Sidekick', 'Jarvis'] }],
    },
  },
  {
    id: 'IMW-G2',
    name: 'War Machine is bought with four energy',
    rolls: ['shield', 'fist', 'mask', 'bolt'],
    picks: ['buy War Machine'],
    expect: {
      zones: [{ bag: [], used: ['8 Sidekick', '2 Howard Stark', 'War Machine'] }, {}],
    },
  },
  {
    id: 'IMW-L2',
    name: 'a second Sidekick and a second Jarvis',
    rolls: ['character', 'mask', '2 x fist'],
    picks: ['field Sidekick', 'buy Jarvis'],
    expect: { zones: [{}, { bag: [], field: ['2 Sidekick'], used: ['6 Sidekick', '2 Jarvis'] }] },
  },
];

const thirdTurn: Chapter = {
  id: 'IMW-G3',
  name: 'War Machine enters for nothing, attacks and is not blocked',
  draws: ['War Machine', 'Howard Stark', '2 Sidekick'],
  rolls: ['War Machine: level 1', 'Howard Stark: mask+mask', 'Sidekick: shield', 'Sidekick: fist'],
  picks: ['field War Machine', 'buy War Machine', 'attack War Machine'],
  expect: {
    life: [10, 8],
    zones: [
      {
        bag: ['6 Sidekick', 'Howard Stark'],
        field: [],
        used: ['2 Sidekick', 'Howard Stark', '2 War Machine'],
      },
      {},
    ],
  },
};

story('The worked example of Iron Man and War Machine', beginning({ levels: burstless }), [
  ...opening,
  thirdTurn,
  {
    id: 'IMW-L3',
    name: 'five attackers, no block',
    draws: ['Jarvis', '3 Sidekick'],
    rolls: ['Jarvis: level 1', '2 x Sidekick: character', 'Sidekick: fist'],
    picks: [
      'field Jarvis',
      'field Sidekick',
      'field Sidekick',
      'attack Jarvis',
      'attack Sidekick',
      'attack Sidekick',
      'attack Sidekick',
      'attack Sidekick',
    ],
    expect: {
      life: [5, 8],
      zones: [{}, { bag: ['3 Sidekick', 'Jarvis'], field: [], reserve: ['Sidekick fist'] }],
    },
  },
  {
    id: 'IMW-G4',
    name: 'five life against eight',
    draws: ['4 Sidekick'],
    rolls: ['4 x Sidekick: mask'],
    stop: 'picks',
    expect: { life: [5, 8], open: { kind: 'reroll' } },
  },
]);

story(
  'The same with the burst of War Machine’s first level',
  beginning({ levels: ['0/2/1*', '1/3/2', '1/4/3'], abilities: ['War Machine: Rhodey'] }),
  [...opening, { ...thirdTurn, id: 'A17', name: 'the burst adds 1', expect: { life: [10, 7] } }],
);
