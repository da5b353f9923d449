import { describe, test } from 'vitest';
import { playRow, type Row } from './support/play.ts';

const ROWS: Record<string, Row[]> = {
  'Q6.1 score': [
    [
      'Q6.1.1 Q6.1.2 creatures score what their cards award and go to the Used Pile with their spells',
      {
        phase: 'score',
        stop: 'picks',
        seats: [
          {
            bag: [],
            ready: [
              'Assistant 1/1/2',
              'Life Cantrip spell on Assistant',
              'Scavenging Goblin 1/2/2',
              'Life Cantrip spell',
            ],
          },
          {},
        ],
        picks: ['done'],
      },
      {
        glory: [3, 0],
        seats: [
          { used: ['Assistant', 'Life Cantrip', 'Scavenging Goblin'], ready: ['Life Cantrip'] },
        ],
        open: { kind: 'cull', size: 2 },
      },
    ],
    [
      'Q8.1 the goal wins at once, before anything is culled',
      { phase: 'score', seats: [{ glory: 19, ready: ['Assistant 1/1/2'] }, { glory: 19 }] },
      { glory: [20, 19], winners: [0], never: ['Q6.1.3', 'Q6.2.1'] },
    ],
    [
      'Q6.1.3 QB7 A20 one cull for each creature scored, the scored one too, back to its card',
      {
        phase: 'score',
        seats: [{ bag: ['6 Quiddity'], ready: ['2 Assistant 1/1/2'] }, { bag: [] }],
        picks: ['cull Assistant', 'cull Assistant'],
        rolls: ['6 x Quiddity: 1'],
      },
      { seats: [{ used: ['6 Quiddity'] }], wilds: { Assistant: 10 } },
    ],
  ],
  'Q6.2 draw and roll': [
    [
      'Q6.2.1 QW2 six dice join the Active Pool and all of it is rolled',
      {
        seats: [{ bag: ['6 Quiddity'], pool: ['Scavenging Goblin 1'] }, {}],
        rolls: ['Scavenging Goblin: 1/2/2', '6 x Quiddity: 1'],
        stop: 'picks',
      },
      { seats: [{ pool: ['6 Quiddity 1', 'Scavenging Goblin 1/2/2'] }], open: { kind: 'summon' } },
    ],
    [
      'Q6.2.2 a short bag is drawn empty, then filled with the whole Used Pile',
      {
        seats: [{ bag: ['2 Assistant'], used: ['5 Quiddity'] }, {}],
        rolls: ['2 x Assistant: 1', '4 x Quiddity: 1'],
        stop: 'picks',
      },
      { seats: [{ pool: ['2 Assistant', '4 Quiddity'], bag: ['Quiddity'], used: [] }], open: {} },
    ],
    [
      'Q6.2.3 QB2 with fewer than six dice one rolls what there is',
      {
        seats: [{ bag: ['Quiddity'], used: ['2 Quiddity'] }, {}],
        rolls: ['3 x Quiddity: 1'],
        stop: 'picks',
      },
      { seats: [{ pool: ['3 Quiddity'] }], obeys: ['QB2'], open: {} },
    ],
    [
      'Q6.2.4 QW2 immediate effects in any order: here the Assistant before the Portal',
      {
        seats: [{ bag: ['6 Quiddity', 'Assistant', 'Portal'] }, {}],
        draws: ['Portal', 'Assistant'],
        rolls: [
          'Portal: draw 2',
          'Assistant: re-roll*',
          '4 x Quiddity: 1',
          'Assistant: 1',
          'Quiddity: 2',
          '2 x Quiddity: 1',
        ],
        picks: ['use Assistant', 're-roll Quiddity', 'use Portal'],
        stop: 'picks',
      },
      {
        seats: [{ pool: ['Assistant 1', '5 Quiddity 1', 'Quiddity 2'], used: ['Portal'] }],
        open: {},
      },
    ],
    [
      'Q3.3 Q6.2.5 a re-roll face that comes again may be used again',
      {
        seats: [{ bag: ['5 Quiddity', 'Assistant'] }, {}],
        draws: ['Assistant'],
        rolls: [
          'Assistant: re-roll*',
          '5 x Quiddity: 1',
          'Assistant: re-roll*',
          'Assistant: 1/1/2',
        ],
        picks: ['use Assistant', 'done', 'use Assistant', 'done'],
        stop: 'picks',
      },
      { seats: [{ pool: ['5 Quiddity 1', 'Assistant 1/1/2'] }], open: { kind: 'summon' } },
    ],
    [
      'Q3.6 QW8 a line means one of two: the Dragon is re-rolled instead of its 3 Quiddity',
      {
        seats: [{ bag: ['5 Quiddity', 'Mighty Quake Dragon'] }, {}],
        draws: ['Mighty Quake Dragon'],
        rolls: ['Mighty Quake Dragon: 3 or re-roll', '5 x Quiddity: 1', 'Mighty Quake Dragon: 2'],
        picks: ['use Mighty'],
        stop: 'picks',
      },
      { quiddity: 0, seats: [{ pool: ['5 Quiddity 1', 'Mighty Quake Dragon 2'] }], open: {} },
    ],
    [
      'Q3.6 QW8 no line means both: the Victory die draws a die and is re-rolled',
      {
        seats: [{ bag: ['6 Quiddity', 'Victory Charm'] }, {}],
        draws: ['Victory Charm'],
        rolls: [
          'Victory Charm: re-roll and draw 1',
          '5 x Quiddity: 1',
          'Victory Charm: 2',
          'Quiddity: 1',
        ],
        picks: ['use Victory'],
        stop: 'picks',
      },
      { seats: [{ pool: ['6 Quiddity 1', 'Victory Charm 2'] }], open: {} },
    ],
    [
      'Q3.7 a burst without text on the card does nothing',
      { phase: 'clean-up', seats: [{ ready: ['Quake Dragon 3/8/7**'] }, {}] },
      { stats: { 'Quake Dragon': '8/7' } },
    ],
  ],
  'Q6.3 ready and summon': [
    [
      'Q6.3.1 A21 Q6.3 spells may be readied for nothing, or left',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [{ bag: [], pool: ['Life Charm spell', 'Death Charm spell*'] }, { bag: [] }],
        picks: ['ready Life Charm', 'done'],
      },
      { seats: [{ ready: ['Life Charm'], pool: ['Death Charm'] }], open: { kind: 'capture' } },
    ],
    [
      'Q6.3.2 QW3 a creature costs its level, and one may leave another',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          {
            bag: [],
            pool: ['Scavenging Goblin 1/2/2*', 'Strong Deathdealer 2/4/4', '3 Quiddity 1'],
          },
          {},
        ],
        picks: ['summon Scavenging Goblin', 'done'],
      },
      {
        quiddity: 1,
        seats: [{ ready: ['Scavenging Goblin'], pool: ['Strong Deathdealer', '2 Quiddity'] }],
        open: {},
      },
    ],
    [
      'Q5.2 QB3 a die gives its whole amount, and the rest stays for the capture',
      {
        phase: 'summon',
        wilds: ['goblin-basic'],
        seats: [{ bag: [], pool: ['Assistant 1/1/2', 'Quiddity 2', 'Quiddity 1'] }, {}],
        picks: ['summon Assistant', 'spend Quiddity 2', 'capture Scavenging Goblin'],
      },
      { seats: [{ used: ['2 Quiddity', 'Scavenging Goblin'], ready: ['Assistant'] }] },
    ],
    [
      'Q4.2 an icon in the Active Pool is no creature yet',
      {
        phase: 'attack',
        stop: 'picks',
        seats: [
          { bag: [], pool: ['Mighty Quake Dragon 3/8/7**'] },
          { bag: [], ready: ['Assistant 1/1/2'] },
        ],
      },
      { seats: [{}, { ready: ['Assistant'] }], obeys: ['QB4'], open: {} },
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s', playRow);
});
