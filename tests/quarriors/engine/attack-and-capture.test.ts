import { describe, test } from 'vitest';
import { playRow, type Row } from './support/play.ts';

const ROWS: Record<string, Row[]> = {
  'Q6.4 attack': [
    [
      'QW5 Q6.4.1 Q6.4.2 Q6.4.3 Q6.4.5 Monique attacks Quinn, then Clark with the full total',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          {
            bag: [],
            ready: ['Strong Deathdealer 1/3/2', 'Warrior of the Quay 1/2/3', 'Death Charm spell*'],
          },
          {
            bag: [],
            ready: [
              'Scavenging Goblin 1/2/2',
              'Strong Ghostly Spirit 2/3/3',
              'Devotee of the Holy Query 2/2/4',
            ],
          },
          { bag: [], ready: ['Defender of the Pale 3/2/8**', 'Assistant 1/1/2'] },
        ],
        picks: [
          'cast Death Charm',
          'target Strong Deathdealer',
          'defend with Strong Ghostly Spirit',
          'defend with Devotee',
        ],
      },
      {
        seats: [
          {},
          {
            ready: ['Scavenging Goblin'],
            pool: ['Strong Ghostly Spirit'],
            used: ['Devotee of the Holy Query'],
          },
        ],
        open: { kind: 'defend', seat: 2, size: 8 },
      },
    ],
    [
      'Q6.4.3 Q6.4.4 QW9 a strong defender first stops the attack, and nothing is shared out',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Hag-basic 2/4/5', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Defender of the Pale 2/2/6*', 'Assistant 1/1/2'] },
        ],
        picks: ['defend with Defender'],
      },
      { seats: [{}, { ready: ['Defender of the Pale', 'Assistant'], used: [] }] },
    ],
    [
      'Q6.4 QB4 without creatures the total is 0 and nothing happens',
      { phase: 'attack', seats: [{}, { ready: ['Assistant 1/1/2'] }] },
      { seats: [{}, { ready: ['Assistant'] }], obeys: ['QB4'] },
    ],
    [
      'Q6.4.6 spells may be cast between two defenders',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Assistant 1/1/2', 'Growth Charm spell'] },
          { bag: [], ready: ['Assistant 1/1/2'] },
          { bag: [], ready: ['Assistant 1/1/2'] },
        ],
        picks: ['cast Growth Charm'],
        stop: 'picks',
      },
      { quiddity: 3, open: {} },
    ],
  ],
  'Q6.5 capture': [
    [
      'QW4 Q6.5.1 nine Quiddity capture a Mighty Quake Dragon; the rest is lost',
      {
        phase: 'capture',
        wilds: ['dragon-mighty'],
        quiddity: 1,
        seats: [{ bag: [], pool: ['4 Quiddity 2'] }, {}],
        picks: ['capture Mighty Quake Dragon'],
      },
      { quiddity: 0, seats: [{ used: ['4 Quiddity', 'Mighty Quake Dragon'] }] },
    ],
    [
      'Q6.5.1 Q5.1 one a turn, and only what one can pay',
      {
        phase: 'capture',
        wilds: ['goblin-basic', 'dragon-mighty'],
        stop: 'picks',
        seats: [{ pool: ['4 Quiddity 2'] }, {}],
      },
      {
        open: {
          options: ['done', 'capture Assistant', 'capture Portal', 'capture Scavenging Goblin'],
        },
      },
    ],
    [
      'Q6.5.2 Q8.2 the fourth empty creature card ends the game; most Glory wins',
      {
        phase: 'capture',
        wilds: ['goblin-basic', 'spirit-basic', 'devotee-basic', 'hag-basic'],
        seats: [
          { glory: 5, pool: ['Quiddity 2'], used: ['4 Scavenging Goblin', '5 Ghostly Spirit'] },
          { glory: 6, used: ['5 Devotee of the Holy Query', '5 Witching Hag'] },
        ],
        picks: ['capture Scavenging Goblin'],
      },
      { winners: [1], obeys: ['Q8.2'] },
    ],
    [
      'Q8.2 QB8 on a tie most dice in the Ready Area win, spells included',
      {
        phase: 'capture',
        wilds: ['goblin-basic', 'spirit-basic', 'devotee-basic', 'hag-basic'],
        seats: [
          {
            glory: 6,
            pool: ['Quiddity 2'],
            used: ['4 Scavenging Goblin', '5 Ghostly Spirit'],
            ready: ['Life Charm spell'],
          },
          { glory: 6, used: ['5 Devotee of the Holy Query', '5 Witching Hag'] },
        ],
        picks: ['capture Scavenging Goblin'],
      },
      { winners: [0] },
    ],
    [
      'Q8.2 and if that is equal too, the victory is shared',
      {
        phase: 'capture',
        wilds: ['goblin-basic', 'spirit-basic', 'devotee-basic', 'hag-basic'],
        seats: [
          { glory: 6, pool: ['Quiddity 2'], used: ['4 Scavenging Goblin', '5 Ghostly Spirit'] },
          { glory: 6, used: ['5 Devotee of the Holy Query', '5 Witching Hag'] },
          { glory: 3 },
        ],
        picks: ['capture Scavenging Goblin'],
      },
      { winners: [0, 1] },
    ],
    [
      'Q8.2 empty spell and basic cards do not count',
      {
        phase: 'capture',
        wilds: ['goblin-basic', 'spirit-basic', 'devotee-basic'],
        seats: [
          {
            pool: ['Quiddity 2'],
            used: ['4 Scavenging Goblin', '5 Ghostly Spirit', '5 Portal', '5 Life Charm'],
          },
          { used: ['5 Devotee of the Holy Query'] },
        ],
        picks: ['capture Scavenging Goblin'],
      },
      { winners: [] },
    ],
  ],
  'Q6.6 clean up': [
    [
      'Q6.6 Q6.6.1 the Active Pool is cleared, spells may go, creatures stay',
      {
        phase: 'clean-up',
        seats: [
          {
            bag: [],
            pool: ['2 Quiddity 1'],
            ready: ['Life Charm spell', 'Death Charm spell*', 'Assistant 1/1/2'],
          },
          {},
        ],
        picks: ['put away Life Charm'],
      },
      {
        seats: [
          { used: ['2 Quiddity', 'Life Charm'], ready: ['Death Charm', 'Assistant'], pool: [] },
        ],
      },
    ],
  ],
  'Q7 spells': [
    [
      'Q7 Q7.1 a spell may wait and be cast in a later turn',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [{ bag: [], ready: ['Growth Charm spell'] }, {}],
        picks: ['cast Growth Charm'],
      },
      { quiddity: 3, open: {} },
    ],
    [
      'Q7.2 several spells may lie with one creature, and all leave with it',
      {
        phase: 'attack',
        seats: [
          {
            bag: [],
            ready: ['Mighty Quake Dragon 3/8/7**', 'Death Charm spell** on Mighty Quake Dragon'],
          },
          { bag: [], ready: ['Assistant 1/1/2', '2 Life Cantrip spell on Assistant'] },
        ],
      },
      { seats: [{}, { used: ['Assistant', '2 Life Cantrip'] }] },
    ],
    [
      'Q7.3 reactions are not cast in one’s own turn',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Life Spell spell', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Assistant 1/1/2'] },
        ],
      },
      { open: { lacks: ['cast Life Spell spell'] } },
    ],
  ],
  'Q11 later rules': [
    [
      'Q11 QB1 with a Spent Pile a spent Portal does not come back in the same turn',
      {
        profile: 'spent-pile',
        seats: [{ bag: ['5 Quiddity', 'Portal'], used: ['Assistant'] }, {}],
        draws: ['Portal'],
        rolls: ['Portal: draw 2', '5 x Quiddity: 1', 'Assistant: 1'],
        picks: ['use Portal'],
        stop: 'picks',
      },
      { seats: [{ pool: ['5 Quiddity', 'Assistant'], spent: ['Portal'], used: [] }], open: {} },
    ],
    [
      'Q11 Q4.1 spent dice reach the Used Pile when the turn ends',
      {
        profile: 'spent-pile',
        phase: 'capture',
        wilds: ['goblin-basic'],
        seats: [{ bag: [], pool: ['Quiddity 2'] }, {}],
        picks: ['capture Scavenging Goblin'],
      },
      { seats: [{ spent: [], used: ['Quiddity', 'Scavenging Goblin'] }] },
    ],
    [
      'Q11 the advanced rule allows a second capture, paid for too',
      {
        profile: 'advanced',
        phase: 'capture',
        wilds: ['goblin-basic', 'spirit-basic'],
        seats: [{ bag: [], pool: ['3 Quiddity 2'] }, {}],
        picks: ['capture Scavenging Goblin', 'capture Ghostly Spirit'],
      },
      { seats: [{ used: ['3 Quiddity', 'Scavenging Goblin', 'Ghostly Spirit'] }] },
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s', playRow);
});
