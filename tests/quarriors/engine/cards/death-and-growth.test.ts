import { describe, test } from 'vitest';
import { playRow, type Row } from '../support/play.ts';

const ROWS: Record<string, Row[]> = {
  'death-spell': [
    [
      'Q7.1 destroys a creature with 6 defense or less of each opponent, as its caster chooses',
      {
        phase: 'summon',
        seats: [
          { bag: [], ready: ['Death Spell spell*'] },
          { bag: [], ready: ['Defender of the Pale 2/2/6*', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Defender of the Pale 3/2/8**', 'Assistant 1/1/2'] },
        ],
        picks: ['cast Death Spell', 'target Defender'],
      },
      {
        seats: [
          { used: ['Death Spell'] },
          { ready: ['Assistant'] },
          { ready: ['Defender of the Pale'] },
        ],
      },
    ],
  ],
  'death-cantrip': [
    [
      'Q7.1 a single burst gives +2 attack this turn',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          {
            bag: ['Quiddity'],
            pool: ['Quiddity 1'],
            ready: ['Death Cantrip spell*', 'Assistant 1/1/2'],
          },
          { bag: [], ready: ['Assistant 1/1/2'] },
        ],
        picks: ['cast Death Cantrip'],
      },
      {
        stats: { Assistant: '3/2' },
        open: {},
        seats: [{ used: ['Death Cantrip'] }, { used: ['Assistant'] }],
      },
    ],
    [
      'A22 a double burst gives +3, and it ends with the turn',
      {
        phase: 'summon',
        seats: [
          { bag: [], ready: ['Death Cantrip spell**', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Ghostly Spirit 2/3/3', 'Assistant 1/1/2'] },
        ],
        picks: ['cast Death Cantrip', 'defend with Ghostly Spirit'],
      },
      { stats: { Assistant: '1/2' }, seats: [{}, { ready: ['Assistant'] }] },
    ],
  ],
  'death-charm': [
    [
      'Q7.4 a single burst gives the creature +3/+3',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Death Charm spell*', 'Assistant 1/1/2', 'Goblin-basic 1/2/2'] },
          {},
        ],
        picks: ['cast Death Charm', 'target Assistant'],
      },
      { stats: { Assistant: '4/5', 'goblin-basic': '2/2' }, open: {} },
    ],
    [
      'Q7.4 A22 a double burst +5/+5, and two spells add up',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          {
            bag: [],
            ready: ['Assistant 1/1/2', 'Death Charm spell* on Assistant', 'Death Charm spell**'],
          },
          {},
        ],
        picks: ['cast Death Charm'],
      },
      { stats: { Assistant: '9/10' }, open: {} },
    ],
  ],
  'death-incantation': [
    [
      'Q7.1 a single burst destroys a creature of level 2 or less',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Death Incantation spell*'] },
          {
            bag: [],
            ready: [
              'Defender of the Pale 3/2/8**',
              'Defender of the Pale 2/2/6*',
              'Assistant 1/1/2',
            ],
          },
        ],
        picks: ['cast Death Incantation'],
      },
      {
        open: {
          kind: 'target',
          options: [
            'target Defender of the Pale 2/2/6* of player 2',
            'target Assistant 1/1/2 of player 2',
          ],
        },
      },
    ],
    [
      'Q7.1 a double burst destroys any creature, also one’s own',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Death Incantation spell**', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Defender of the Pale 3/2/8**'] },
        ],
        picks: ['cast Death Incantation'],
      },
      {
        open: {
          options: ['target Assistant 1/1/2', 'target Defender of the Pale 3/2/8** of player 2'],
        },
      },
    ],
  ],
  'growth-spell': [
    [
      'Q6.2.4 right after the roll it gives 2 Quiddity and draws a die, which may draw again',
      {
        stop: 'picks',
        seats: [{ bag: ['5 Quiddity', 'Growth Spell', 'Portal', '2 Assistant'] }, {}],
        draws: ['Growth Spell', '5 Quiddity', 'Portal'],
        rolls: ['Growth Spell: spell', '5 x Quiddity: 1', 'Portal: draw 1', 'Assistant: 1'],
        picks: ['use Growth Spell', 'use Portal'],
      },
      {
        quiddity: 2,
        seats: [
          {
            used: ['Growth Spell', 'Portal'],
            pool: ['5 Quiddity', 'Assistant'],
            bag: ['Assistant'],
          },
        ],
        open: { kind: 'capture' },
      },
    ],
  ],
  'growth-cantrip': [
    [
      'Q6.5.1 gives 2 Quiddity and a second capture',
      {
        seats: [{ bag: ['5 Quiddity', 'Growth Cantrip'] }, {}],
        wilds: ['goblin-basic', 'spirit-basic'],
        rolls: ['Growth Cantrip: spell', '5 x Quiddity: 1'],
        draws: ['Growth Cantrip'],
        picks: ['use Growth Cantrip', 'capture Scavenging Goblin', 'capture Ghostly Spirit'],
      },
      {
        seats: [
          {
            used: ['5 Quiddity', 'Growth Cantrip', 'Scavenging Goblin', 'Ghostly Spirit'],
          },
        ],
      },
    ],
  ],
  'growth-charm': [
    [
      'Q7.1 cast from the Ready Area it gives 3 Quiddity',
      {
        phase: 'capture',
        seats: [{ bag: [], ready: ['Growth Charm spell'] }, {}],
        wilds: ['devotee-basic'],
        picks: ['cast Growth Charm', 'capture Devotee'],
      },
      { seats: [{ used: ['Growth Charm', 'Devotee of the Holy Query'] }] },
    ],
  ],
  'growth-incantation': [
    [
      'Q6.2.5 gives 2 Quiddity and re-rolls up to two other dice',
      {
        stop: 'picks',
        seats: [{ bag: ['5 Quiddity', 'Growth Incantation'] }, {}],
        draws: ['Growth Incantation'],
        rolls: ['Growth Incantation: spell', '5 x Quiddity: 1', '2 x Quiddity: 2'],
        picks: ['use Growth Incantation', 're-roll Quiddity', 're-roll Quiddity'],
      },
      { quiddity: 2, seats: [{ pool: ['3 Quiddity 1', '2 Quiddity 2'] }], open: {} },
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s', playRow);
});
