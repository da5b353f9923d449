import { story } from './support/story.ts';

/** Michele is seat 0, Chris seat 1. Sasha Banks costs 3 here, as the example plays it. (A9) */
story(
  'The worked example of WWE',
  {
    profile: '2019',
    seats: [
      {
        name: 'Michele',
        life: 10,
        cards: [
          { card: 'wwe-042', cost: 3 },
          { card: 'wwe-021', abilities: ['Eddie Guerrero: I Steal'] },
          { card: 'wwe-049', abilities: [] },
        ],
      },
      {
        name: 'Chris',
        life: 10,
        cards: ['wwe-008', 'wwe-034', { card: 'wwe-058', abilities: ['Walk with Elias'] }],
      },
    ],
  },
  [
    {
      id: 'WWE-M1',
      name: 'three dice to roll, a fourth Out of Play; Sasha Banks is bought',
      rolls: ['mask', 'fist', 'character', 'shield', 'fist', 'mask'],
      picks: [
        'reroll Sidekick mask',
        'reroll Sidekick fist',
        'reroll Sidekick level 1',
        'buy Sasha Banks',
      ],
      expect: { zones: [{ bag: ['4 Sidekick'], used: ['4 Sidekick', 'Sasha Banks'] }, {}] },
    },
    {
      id: 'WWE-C1',
      name: 'Ric Flair is bought, a Sidekick attacks',
      rolls: ['character', 'mask', '2 x fist'],
      picks: ['buy Ric Flair', 'field Sidekick', 'attack Sidekick'],
      expect: {
        life: [9, 10],
        zones: [{}, { bag: ['4 Sidekick'], used: ['4 Sidekick', 'Ric Flair'], field: [] }],
      },
    },
    {
      id: 'WWE-M2',
      name: 'Eddie Guerrero is bought; a Global brings two Sidekicks back',
      rolls: ['character', 'bolt', 'fist', 'mask'],
      picks: [
        'buy Eddie Guerrero',
        'pay Sidekick bolt',
        'pay Sidekick fist',
        'field Sidekick',
        'Global Walk with Elias',
      ],
      expect: {
        zones: [
          {
            bag: [],
            prep: ['2 Sidekick'],
            field: ['Sidekick'],
            used: ['5 Sidekick', 'Sasha Banks', 'Eddie Guerrero'],
          },
          {},
        ],
      },
    },
    {
      id: 'WWE-C2',
      name: 'Chris does the same and keeps two energy',
      rolls: ['character', 'mask', '2 x fist'],
      picks: ['field Sidekick', 'Global Walk with Elias'],
      expect: {
        zones: [
          {},
          {
            bag: [],
            prep: ['2 Sidekick'],
            field: ['Sidekick'],
            reserve: ['2 Sidekick fist'],
            used: ['3 Sidekick', 'Ric Flair'],
          },
        ],
      },
    },
    {
      id: 'WWE-M3',
      name: 'Eddie empties the Reserve, Sasha infiltrates',
      draws: ['Sasha Banks', 'Eddie Guerrero'],
      rolls: [
        'Sasha Banks: level 2',
        'Eddie Guerrero: level 2',
        '2 x Sidekick: character',
        '2 x Sidekick: fist',
      ],
      picks: [
        'field Sasha Banks',
        'field Eddie Guerrero',
        'field Sidekick',
        'field Sidekick',
        'attack Sasha Banks',
        'attack Eddie Guerrero',
        'block Eddie Guerrero with Sidekick',
        'infiltrate with Sasha Banks',
      ],
      expect: {
        life: [9, 9],
        zones: [
          {
            field: ['3 Sidekick', 'Sasha Banks level 2', 'Eddie Guerrero level 2'],
            bag: ['3 Sidekick'],
          },
          { prep: ['3 Sidekick'], used: ['5 Sidekick', 'Ric Flair'], reserve: [] },
        ],
      },
    },
    {
      id: 'WWE-C3',
      name: 'seven dice pay for Ric Flair and Becky Lynch',
      draws: ['Ric Flair'],
      rolls: [
        'Ric Flair: level 1',
        'Sidekick: character',
        'Sidekick: shield',
        '4 x Sidekick: fist',
      ],
      picks: ['field Ric Flair', 'pay Sidekick fist', 'field Sidekick', 'buy Becky Lynch'],
      expect: {
        life: [9, 9],
        zones: [
          {},
          {
            bag: ['2 Sidekick'],
            field: ['Ric Flair', 'Sidekick'],
            used: ['5 Sidekick', 'Becky Lynch'],
          },
        ],
      },
    },
  ],
);
