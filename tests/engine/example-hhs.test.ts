import { story } from './support/story.ts';

/** Victoria is seat 0, Sebastian seat 1; pictures the text leaves open are filled in as it demands. */
story(
  'The worked example of Heroes in a Half Shell',
  {
    profile: '2016',
    seats: [
      {
        name: 'Victoria',
        life: 10,
        cards: [
          'hhs-001',
          'hhs-007',
          { card: 'hhs-055', abilities: ['Speedy Delivery'] },
          { card: 'hhs-058', abilities: [] },
          { card: 'hhs-057', abilities: [] },
        ],
      },
      {
        name: 'Sebastian',
        life: 10,
        cards: ['hhs-012', { card: 'hhs-017', abilities: ['Karai: Torn Between Two Worlds'] }],
      },
    ],
  },
  [
    {
      id: 'HHS-V1',
      name: 'Victoria buys April and fields a Sidekick',
      rolls: ['character', 'wild', 'shield', 'fist'],
      picks: ['buy April', 'pay Sidekick shield', 'pay Sidekick fist', 'field Sidekick'],
      expect: {
        life: [10, 10],
        zones: [
          {
            bag: ['4 Sidekick'],
            reserve: ['Sidekick wild'],
            field: ['Sidekick'],
            used: ['2 Sidekick', 'April'],
          },
          {},
        ],
      },
    },
    {
      id: 'HHS-S1',
      name: 'Sebastian rerolls everything and buys Karai',
      rolls: ['2 x mask', '2 x character', 'fist', 'mask', 'bolt', 'shield'],
      picks: [
        'reroll Sidekick mask',
        'reroll Sidekick mask',
        'reroll Sidekick level 1',
        'reroll Sidekick level 1',
        'buy Karai',
      ],
      expect: {
        zones: [{}, { bag: ['4 Sidekick'], used: ['4 Sidekick', 'Karai'], field: [] }],
      },
    },
    {
      id: 'HHS-V2',
      name: 'the bag is not refilled while exactly four dice are left; two Sidekicks come through',
      rolls: ['wild', 'fist', '2 x character', 'mask', 'character'],
      picks: [
        'reroll Sidekick level 1',
        'reroll Sidekick level 1',
        'buy Unstable Canister',
        'field Sidekick',
        'attack Sidekick',
        'attack Sidekick',
      ],
      expect: {
        life: [10, 8],
        zones: [
          { bag: [], field: [], reserve: [], used: ['8 Sidekick', 'April', 'Unstable Canister'] },
          {},
        ],
      },
    },
    {
      id: 'HHS-S2',
      name: 'Sebastian buys a Foot Ninja and fields a Sidekick',
      rolls: ['character', 'bolt', 'fist', 'mask'],
      picks: ['buy Foot Ninja', 'field Sidekick'],
      expect: {
        life: [10, 8],
        zones: [{}, { bag: [], field: ['Sidekick'], used: ['7 Sidekick', 'Karai', 'Foot Ninja'] }],
      },
    },
    {
      id: 'HHS-V3',
      name: 'April and a Sidekick attack; a Global makes the Sidekick hit for 2',
      draws: ['April', '3 Sidekick'],
      rolls: ['April: level 3', 'character', 'fist', 'wild'],
      picks: [
        'field April',
        'pay Sidekick fist',
        'field Sidekick',
        'attack April',
        'attack Sidekick',
        'block April with Sidekick',
        'Global Speedy Delivery',
        'own Sidekick',
      ],
      expect: {
        life: [10, 6],
        zones: [
          {
            bag: ['5 Sidekick', 'Unstable Canister'],
            field: ['April level 3'],
            used: ['3 Sidekick'],
          },
          { prep: ['Sidekick'], field: [] },
        ],
      },
    },
    {
      id: 'HHS-S3',
      name: 'Karai KOs April, who counts as a Sidekick',
      draws: ['Karai', '3 Sidekick'],
      rolls: ['Karai: level 1', '2 x bolt', 'fist', 'mask'],
      picks: ['field Karai', 'pay Sidekick bolt', 'opposing April', 'buy Foot Ninja'],
      expect: {
        life: [10, 6],
        zones: [
          { prep: ['April'], field: [] },
          {
            field: ['Karai'],
            bag: ['4 Sidekick', 'Foot Ninja'],
            used: ['4 Sidekick', 'Foot Ninja'],
          },
        ],
      },
    },
    {
      id: 'HHS-V4',
      name: 'Victoria rolls five dice, April among them',
      draws: ['4 Sidekick'],
      picks: ['done'],
      rolls: ['4 x Sidekick: mask', 'April: shield'],
      stop: 'picks',
      expect: {
        life: [10, 6],
        zones: [{ prep: ['4 Sidekick', 'April'], bag: ['Sidekick', 'Unstable Canister'] }, {}],
        open: { kind: 'reroll' },
      },
    },
  ],
);
