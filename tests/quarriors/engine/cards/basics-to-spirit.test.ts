import { describe, test } from 'vitest';
import { playRow, type Row } from '../support/play.ts';

const ROWS: Record<string, Row[]> = {
  quiddity: [
    [
      'Q3.1 Q2.3 gives what it shows, and culled ones may be captured for nothing',
      {
        phase: 'capture',
        seats: [{ bag: [], pool: ['Quiddity 2'] }, { bag: [] }],
        picks: ['capture Quiddity'],
      },
      { seats: [{ used: ['2 Quiddity'] }] },
    ],
  ],
  assistant: [
    [
      'Q3.5 the burst re-rolls it and another die',
      {
        seats: [{ bag: ['5 Quiddity', 'Assistant'] }, {}],
        draws: ['Assistant'],
        rolls: ['Assistant: re-roll*', '5 x Quiddity: 1', 'Assistant: 1', 'Quiddity: 2'],
        picks: ['use Assistant', 're-roll Quiddity'],
        stop: 'picks',
      },
      {
        seats: [{ pool: ['4 Quiddity 1', 'Quiddity 2', 'Assistant 1'] }],
        open: { kind: 'capture' },
      },
    ],
  ],
  portal: [
    [
      'Q3.2 QB1 it is in the Used Pile before the draw, so the refill may bring it back',
      {
        seats: [{ bag: ['5 Quiddity', 'Portal'], used: ['Assistant'] }, {}],
        draws: ['Portal', 'Portal'],
        rolls: ['Portal: draw 1', '5 x Quiddity: 1', 'Portal: 1'],
        picks: ['use Portal'],
        stop: 'picks',
      },
      { seats: [{ pool: ['5 Quiddity', 'Portal'], bag: ['Assistant'], used: [] }], open: {} },
    ],
    [
      'QB10 with nothing but Portals to draw it is worth 1 Quiddity',
      {
        seats: [{ bag: ['5 Quiddity', 'Portal'], used: ['Portal'] }, {}],
        draws: ['Portal'],
        rolls: ['Portal: draw 2', '5 x Quiddity: 1'],
        picks: ['use Portal'],
        stop: 'picks',
      },
      { quiddity: 1, seats: [{ used: ['2 Portal'] }], open: {} },
    ],
  ],
  'deathdealer-basic': [
    [
      'Q6.1.4 when it scores, it may be swapped for a die in another Used Pile',
      {
        phase: 'score',
        seats: [
          { bag: ['6 Quiddity'], ready: ['Deathdealer 1/3/2'] },
          { bag: [], used: ['Portal', 'Assistant'] },
        ],
        picks: ['use Deathdealer', 'target Portal'],
        stop: 'picks',
      },
      {
        glory: [2, 0],
        seats: [{ used: ['Portal'] }, { used: ['Deathdealer', 'Assistant'] }],
        open: { kind: 'cull' },
      },
    ],
  ],
  'deathdealer-strong': [
    [
      'Q6.4.5 QB11 scores at once when its owner destroys a creature, and the total stays as it was',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Strong Deathdealer 1/3/2', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Assistant 1/1/2', 'Ghostly Spirit 1/2/2'] },
        ],
        picks: ['defend with Assistant'],
      },
      {
        glory: [2, 0],
        seats: [{ used: ['Strong Deathdealer'], ready: ['Assistant'] }, { ready: [] }],
      },
    ],
  ],
  'deathdealer-mighty': [
    [
      'Q6.4.1 adds its attack again once the opponent has lost a creature',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Deathdealer 1/3/2'] },
          { bag: [], ready: ['Ghostly Spirit 1/2/2', 'Warrior of the Quay 2/3/4'] },
        ],
        picks: ['defend with Ghostly Spirit'],
      },
      { seats: [{}, { ready: [], used: ['Ghostly Spirit', 'Warrior of the Quay'] }] },
    ],
  ],
  'defender-basic': [
    [
      'Q6.1.4 with a burst 1 Glory for each other creature scored',
      {
        phase: 'score',
        seats: [
          { bag: ['6 Quiddity'], ready: ['Defender of the Pale 1/1/5*', '2 Assistant 1/1/2'] },
          {},
        ],
        stop: 'picks',
      },
      { glory: [6, 0], open: { kind: 'cull', size: 3 } },
    ],
  ],
  'defender-strong': [
    [
      'QW7 A22 the double burst draws two dice into the Active Pool, not three',
      {
        phase: 'score',
        seats: [{ bag: ['8 Quiddity'], ready: ['Strong Defender of the Pale 3/2/8**'] }, {}],
        picks: ['use Strong Defender'],
        stop: 'picks',
      },
      {
        glory: [3, 0],
        seats: [{ pool: ['2 Quiddity'], bag: ['6 Quiddity'] }],
        open: { kind: 'cull' },
      },
    ],
  ],
  'defender-mighty': [
    [
      'Q6.3.2 creatures cost opponents as much more to summon as it has bursts',
      {
        phase: 'summon',
        seats: [
          { bag: [], pool: ['2 Quiddity 1', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Mighty Defender of the Pale 1/1/5*'] },
        ],
        picks: ['summon Assistant'],
      },
      { seats: [{ ready: ['Assistant'], used: ['2 Quiddity'] }] },
    ],
    [
      'Q6.3.2 and with two bursts that is too much',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], pool: ['2 Quiddity 1', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Mighty Defender of the Pale 3/2/8**'] },
        ],
      },
      { open: { kind: 'capture' } },
    ],
  ],
  'devotee-basic': [
    [
      'Q3.5 with a burst +2 defense',
      { phase: 'clean-up', seats: [{ ready: ['Devotee of the Holy Query 2/2/4*'] }, {}] },
      { stats: { 'Devotee of the Holy Query': '2/6' } },
    ],
  ],
  'devotee-strong': [
    [
      'Q6.1.4 QB6 with a burst it captures a spell die that costs 4 or less, into the bag',
      {
        phase: 'score',
        wilds: ['death-cantrip', 'life-charm', 'victory-spell'],
        seats: [{ bag: [], ready: ['Strong Devotee of the Holy Query 2/2/4*'] }, {}],
        picks: ['use Strong Devotee', 'capture Death Cantrip'],
        stop: 'picks',
      },
      { seats: [{ bag: ['Death Cantrip'] }], open: { kind: 'cull' } },
    ],
  ],
  'devotee-mighty': [
    [
      'Q6.4.1 with a burst it quells spells attached to defenders',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Devotee of the Holy Query 2/2/4*'] },
          { bag: [], ready: ['Assistant 1/1/2', 'Life Cantrip spell on Assistant'] },
        ],
      },
      { stats: { 'Mighty Devotee of the Holy Query': '2/7' }, seats: [{}, { ready: [] }] },
    ],
    [
      'Q7.1 with a burst opposing spells cannot target it',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Death Incantation spell**'] },
          {
            bag: [],
            ready: [
              'Mighty Devotee of the Holy Query 2/2/4*',
              'Mighty Devotee of the Holy Query 2/2/4',
            ],
          },
        ],
        picks: ['cast Death Incantation'],
      },
      { seats: [{}, { ready: ['Mighty Devotee of the Holy Query 2/2/4*'] }], open: {} },
    ],
  ],
  'spirit-basic': [
    [
      'Q6.4.5 comes back for a culled Quiddity die, safe, and the rest of the attack is lost',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          { bag: [], ready: ['Ghostly Spirit 1/2/2', 'Assistant 1/1/2'], used: ['Quiddity'] },
        ],
        picks: ['defend with Ghostly Spirit', 'come back'],
      },
      { seats: [{}, { ready: ['Ghostly Spirit 1/2/2', 'Assistant 1/1/2'], used: [] }] },
    ],
  ],
  'spirit-strong': [
    [
      'QB5 goes to its owner’s Active Pool and is rolled with the next six',
      {
        phase: 'attack',
        turns: 2,
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          { bag: ['6 Quiddity'], ready: ['Strong Ghostly Spirit 2/3/3'] },
        ],
        rolls: ['Strong Ghostly Spirit: 2', '6 x Quiddity: 1'],
      },
      { seats: [{}, { used: ['6 Quiddity', 'Strong Ghostly Spirit'], ready: [] }] },
    ],
  ],
  'spirit-mighty': [
    [
      'Q6.4.5 waits aside until its owner destroys a creature; a creature face comes for free',
      {
        phase: 'attack',
        seats: [
          {
            bag: [],
            aside: ['Mighty Ghostly Spirit'],
            ready: ['Assistant 1/1/2', 'Death Charm spell* on Assistant'],
          },
          { bag: [], ready: ['Warrior of the Quay 1/2/3'] },
        ],
        rolls: ['Mighty Ghostly Spirit: 2/3/3'],
      },
      {
        seats: [
          {
            aside: [],
            ready: ['Assistant 1/1/2', 'Death Charm spell*', 'Mighty Ghostly Spirit 2/3/3'],
          },
        ],
      },
    ],
    [
      'Q6.4.5 is set aside when destroyed',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          { bag: [], ready: ['Mighty Ghostly Spirit 2/3/3'] },
        ],
      },
      { seats: [{}, { aside: ['Mighty Ghostly Spirit'], used: [] }] },
    ],
    [
      'Q6.3.2 what opponents make summoning cost is due for it too',
      {
        phase: 'attack',
        seats: [
          {
            bag: [],
            aside: ['Mighty Ghostly Spirit'],
            pool: ['Quiddity 1'],
            ready: ['Mighty Quake Dragon 1/4/4'],
          },
          { bag: [], ready: ['Mighty Defender of the Pale 1/1/5*', 'Warrior of the Quay 1/2/3'] },
        ],
        rolls: ['Mighty Ghostly Spirit: 2/3/3'],
        picks: ['defend with Warrior', 'yes'],
      },
      { seats: [{ used: ['Quiddity'], ready: ['Mighty Quake Dragon', 'Mighty Ghostly Spirit'] }] },
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s', playRow);
});
