import { describe, test } from 'vitest';
import { playRow, type Row } from '../support/play.ts';

const ROWS: Record<string, Row[]> = {
  'life-spell': [
    [
      'Q7.3 in another player’s turn one’s creatures have +4 defense, against a Death Spell too',
      {
        phase: 'summon',
        seats: [
          { bag: [], ready: ['Death Spell spell*'] },
          { bag: [], ready: ['Life Spell spell', 'Warrior of the Quay 1/2/3'] },
        ],
        picks: ['cast Death Spell', 'cast Life Spell'],
      },
      {
        seats: [{}, { ready: ['Warrior of the Quay'], used: ['Life Spell'] }],
        stats: { 'Warrior of the Quay': '2/3' },
      },
    ],
  ],
  'life-cantrip': [
    [
      'Q7.2 attached it gives +4 defense, and leaves with its creature',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          {
            bag: [],
            ready: ['Warrior of the Quay 2/3/4', 'Life Cantrip spell on Warrior of the Quay'],
          },
        ],
      },
      { seats: [{}, { ready: [], used: ['Warrior of the Quay', 'Life Cantrip'] }] },
    ],
  ],
  'life-charm': [
    [
      'Q7.3 creatures destroyed this turn go to the Active Pool',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          { bag: [], ready: ['Warrior of the Quay 2/3/4', 'Assistant 1/1/2', 'Life Charm spell'] },
        ],
        picks: ['cast Life Charm', 'defend with Assistant'],
      },
      { seats: [{}, { pool: ['Warrior of the Quay', 'Assistant'], used: ['Life Charm'] }] },
    ],
  ],
  'life-incantation': [
    [
      'Q7.3 takes all attack from a creature, against every player',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 2/6/6*', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Warrior of the Quay 1/2/3', 'Life Incantation spell'] },
          { bag: [], ready: ['Warrior of the Quay 1/2/3'] },
        ],
        picks: ['cast Life Incantation', 'target Mighty'],
      },
      { seats: [{}, { ready: ['Warrior of the Quay'] }, { ready: ['Warrior of the Quay'] }] },
    ],
  ],
  'shaping-spell': [
    [
      'Q7.1 destroys a spell in any Ready Area, an attached one too',
      {
        phase: 'summon',
        seats: [
          { bag: [], ready: ['Shaping Spell spell'] },
          { bag: [], ready: ['Assistant 1/1/2', 'Death Charm spell** on Assistant'] },
        ],
        picks: ['cast Shaping Spell'],
      },
      {
        stats: { Assistant: '1/2' },
        seats: [{ used: ['Shaping Spell'] }, { used: ['Death Charm'] }],
      },
    ],
  ],
  'shaping-cantrip': [
    [
      'Q6.4.5 brings a creature back at its level, safe, and what is left of the attack is lost',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          {
            bag: [],
            ready: ['Warrior of the Quay 2/3/4', 'Assistant 1/1/2', 'Shaping Cantrip spell'],
          },
        ],
        picks: ['defend with Warrior', 'rescue with Shaping Cantrip'],
      },
      {
        seats: [
          {},
          { ready: ['Warrior of the Quay 2/3/4', 'Assistant 1/1/2'], used: ['Shaping Cantrip'] },
        ],
      },
    ],
    [
      'Q7.3 not in one’s own turn',
      {
        phase: 'summon',
        seats: [
          {
            bag: [],
            ready: ['Death Incantation spell**', 'Assistant 1/1/2', 'Shaping Cantrip spell'],
          },
          { bag: [], ready: ['Warrior of the Quay 1/2/3'] },
        ],
        picks: ['cast Death Incantation', 'target Assistant'],
      },
      { seats: [{ ready: ['Shaping Cantrip'] }] },
    ],
  ],
  'shaping-charm': [
    [
      'Q7.1 turns each of one’s creatures up a level; of two such faces its owner chooses',
      {
        phase: 'summon',
        seats: [
          {
            bag: [],
            ready: [
              'Shaping Charm spell',
              'Devotee of the Holy Query 1/0/3',
              'Mighty Quake Dragon 2/6/6*',
              'Assistant 1/1/2',
            ],
          },
          { bag: [] },
        ],
        picks: ['cast Shaping Charm', 'face 2/2/4*'],
      },
      {
        seats: [
          {
            ready: [
              'Devotee of the Holy Query 2/2/4*',
              'Mighty Quake Dragon 3/8/7**',
              'Assistant 1/1/2',
            ],
          },
        ],
      },
    ],
  ],
  'shaping-incantation': [
    [
      'Q6.1.4 QB6 when its creature scores, a culled die becomes one that costs up to 3 more',
      {
        phase: 'score',
        stop: 'picks',
        wilds: ['spirit-strong', 'goblin-basic', 'devotee-mighty'],
        seats: [
          {
            bag: [],
            ready: ['Assistant 1/1/2', 'Shaping Incantation spell on Assistant'],
            used: ['Quiddity'],
          },
          {},
        ],
        picks: ['use Shaping Incantation', 'target Assistant'],
      },
      {
        open: {
          kind: 'upgrade',
          options: [
            'capture Quiddity',
            'capture Assistant',
            'capture Portal',
            'capture Strong Ghostly Spirit',
            'capture Scavenging Goblin',
            'capture Mighty Devotee of the Holy Query',
            'capture Shaping Incantation',
          ],
        },
      },
    ],
  ],
  'victory-spell': [
    [
      'Q7.1 after the attack 1 Glory for each opponent who lost a creature to it',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**', 'Victory Spell spell'] },
          { bag: [], ready: ['Warrior of the Quay 2/3/4', 'Warrior of the Quay 1/2/3'] },
          { bag: [], ready: ['Assistant 1/1/2'] },
        ],
        picks: ['defend with Warrior of the Quay 1/2/3', 'cast Victory Spell'],
      },
      { glory: [2, 0, 0] },
    ],
    [
      'Q7.1 not before it, nor where nobody lost one',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Assistant 1/1/2', 'Victory Spell spell'] },
          { bag: [], ready: ['Warrior of the Quay 2/3/4'] },
        ],
      },
      { open: {} },
    ],
  ],
  'victory-cantrip': [
    [
      'Q6.1.1 QB9 attached it gives 2 Glory more, also right before scoring',
      {
        phase: 'score',
        seats: [{ bag: [], ready: ['Assistant 1/1/2', 'Victory Cantrip spell'] }, {}],
        picks: ['cast Victory Cantrip'],
        stop: 'picks',
      },
      {
        glory: [3, 0],
        seats: [{ used: ['Assistant', 'Victory Cantrip'], ready: [] }],
        open: { kind: 'cull' },
      },
    ],
  ],
  'victory-charm': [
    [
      'Q7.1 with two creatures scored this turn, 1 Glory for each',
      {
        phase: 'summon',
        scored: 3,
        seats: [{ bag: [], ready: ['Victory Charm spell'] }, {}],
        picks: ['cast Victory Charm'],
      },
      { glory: [3, 0] },
    ],
    [
      'Q7.1 not with one',
      {
        phase: 'summon',
        scored: 1,
        stop: 'picks',
        seats: [{ bag: [], ready: ['Victory Charm spell'] }, {}],
      },
      { open: {} },
    ],
  ],
  'victory-incantation': [
    [
      'Q7.1 Q8.1 gives 3 Glory, which may win at once',
      {
        phase: 'summon',
        seats: [{ glory: 17, bag: [], ready: ['Victory Incantation spell'] }, {}],
        picks: ['cast Victory'],
      },
      { glory: [20, 0], winners: [0], obeys: ['Q8.1'] },
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s', playRow);
});
