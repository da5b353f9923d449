import { describe, test } from 'vitest';
import { playRow, type Row } from '../support/play.ts';

const ROWS: Record<string, Row[]> = {
  'ooze-basic': [
    [
      'Q3.4 is as large as the Quiddity dice in Used Pile and Active Pool',
      {
        phase: 'clean-up',
        seats: [{ bag: [], used: ['3 Quiddity'], ready: ['Primordial Ooze 2/X/X'] }, {}],
      },
      { stats: { 'Primordial Ooze': '3/3' } },
    ],
    [
      'Q4.2 is destroyed where there are none',
      {
        phase: 'clean-up',
        seats: [{ bag: [], used: ['Assistant'], ready: ['Primordial Ooze 2/X/X'] }, {}],
      },
      { seats: [{ ready: [], used: ['Assistant', 'Primordial Ooze'] }] },
    ],
  ],
  'ooze-strong': [
    [
      'Q6.3.3 becomes a copy of an opposing creature, and scores its Glory',
      {
        phase: 'summon',
        seats: [
          { bag: [], pool: ['2 Quiddity 1', 'Strong Primordial Ooze 2/X/X'] },
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**', 'Assistant 1/1/2'] },
        ],
        picks: ['summon Strong', 'target Mighty Quake Dragon', 'defend with Mighty'],
      },
      { stats: { 'Strong Primordial Ooze': '8/9' } },
    ],
    [
      'Q6.3.3 with nothing to copy it has 0 attack and 5 defense',
      {
        phase: 'summon',
        seats: [{ bag: [], pool: ['2 Quiddity 1', 'Strong Primordial Ooze 2/X/X'] }, {}],
        picks: ['summon Strong'],
      },
      { stats: { 'Strong Primordial Ooze': '0/5' } },
    ],
    [
      'Q7.3 once in each player’s turn it may copy another',
      {
        phase: 'attack',
        active: 1,
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Strong Primordial Ooze 2/X/X', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**', 'Assistant 1/1/2'] },
        ],
        picks: ['copy with Strong', 'target Mighty'],
      },
      { stats: { 'Strong Primordial Ooze': '8/9' }, open: { kind: 'defend', size: 9 } },
    ],
  ],
  'ooze-mighty': [
    [
      'Q3.4 is as large as all creatures are many',
      {
        phase: 'clean-up',
        seats: [
          { ready: ['Mighty Primordial Ooze 2/X/X', 'Assistant 1/1/2'] },
          { ready: ['2 Assistant 1/1/2'] },
        ],
      },
      { stats: { 'Mighty Primordial Ooze': '4/4' } },
    ],
  ],
  'dragon-basic': [
    [
      'Q6.4.5 destroys all opposing creatures of level 1 before defenders are chosen',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Quake Dragon 1/4/4'] },
          { bag: [], ready: ['2 Assistant 1/1/2', 'Defender of the Pale 2/2/6*'] },
        ],
      },
      { seats: [{}, { ready: ['Defender of the Pale'], used: ['2 Assistant'] }] },
    ],
  ],
  'dragon-strong': [
    [
      'Q6.4.3 QB11 creatures of level 2 or less cannot harm it, and it shields nobody from them',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['2 Warrior of the Quay 2/3/4', 'Deathdealer 2/4/4'] },
          { bag: [], ready: ['Strong Quake Dragon 1/4/4', 'Assistant 1/1/2'] },
        ],
      },
      { seats: [{}, { ready: ['Strong Quake Dragon'], used: ['Assistant'] }] },
    ],
    [
      'Q6.4.3 those of level 3 can',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Questing Wizard 3/4/8**'] },
          { bag: [], ready: ['Strong Quake Dragon 1/4/4'] },
        ],
      },
      { seats: [{}, { ready: [] }] },
    ],
  ],
  'dragon-mighty': [
    [
      'Q6.1.4 the double burst scores 2 Glory more',
      {
        phase: 'score',
        seats: [{ bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] }, {}],
        stop: 'picks',
      },
      { glory: [6, 0], open: { kind: 'cull' } },
    ],
    [
      'A22 one burst +1 defense',
      { phase: 'clean-up', seats: [{ ready: ['Mighty Quake Dragon 2/6/6*'] }, {}] },
      { stats: { 'Mighty Quake Dragon': '6/7' } },
    ],
  ],
  'wizard-basic': [
    [
      'Q6.2.4 its burst draws a die and re-rolls it, instead of the Quiddity',
      {
        seats: [{ bag: ['6 Quiddity', 'Questing Wizard'] }, {}],
        draws: ['Questing Wizard'],
        rolls: ['Questing Wizard: 2*', '5 x Quiddity: 1', 'Questing Wizard: 2', 'Quiddity: 1'],
        picks: ['use Questing Wizard'],
        stop: 'picks',
      },
      { quiddity: 0, seats: [{ pool: ['6 Quiddity 1', 'Questing Wizard 2'] }], open: {} },
    ],
    [
      'Q3.5 the double burst gives 1 defense and scores 1 more',
      {
        phase: 'score',
        seats: [{ bag: [], ready: ['Questing Wizard 3/4/8**'] }, {}],
        stop: 'picks',
      },
      { glory: [4, 0], open: {} },
    ],
  ],
  'wizard-strong': [
    [
      'Q6.1.4 culls spell dice of Active Pool and Ready Area for 1 Glory each',
      {
        phase: 'score',
        stop: 'picks',
        seats: [
          {
            bag: [],
            pool: ['Portal 1', 'Life Charm 1'],
            ready: ['Strong Questing Wizard 1/2/5', 'Life Charm spell', 'Death Charm spell*'],
          },
          {},
        ],
        picks: ['use Strong', 'target Life Charm 1', 'target Death Charm'],
      },
      {
        glory: [5, 0],
        wilds: { 'Death Charm': 5, 'Life Charm': 4 },
        open: { options: ['done', 'target Life Charm spell'] },
      },
    ],
  ],
  'wizard-mighty': [
    [
      'Q6.1.4 dice cost 2 less this turn, and one more may be captured',
      {
        phase: 'score',
        wilds: ['goblin-basic', 'spirit-basic'],
        seats: [{ bag: ['6 Quiddity'], ready: ['Mighty Questing Wizard 1/2/5'] }, {}],
        rolls: ['6 x Quiddity: 1'],
        picks: ['capture Portal', 'capture Portal'],
      },
      { glory: [4, 0], wilds: { Portal: 3 } },
    ],
    [
      'Q6.2.4 its burst may be spent to draw two dice',
      {
        seats: [{ bag: ['7 Quiddity', 'Mighty Questing Wizard'] }, {}],
        draws: ['Mighty Questing Wizard'],
        rolls: ['Mighty Questing Wizard: 2*', '7 x Quiddity: 1'],
        picks: ['use Mighty'],
        stop: 'picks',
      },
      { seats: [{ pool: ['7 Quiddity'], used: ['Mighty Questing Wizard'] }], open: {} },
    ],
  ],
  'goblin-basic': [
    [
      'Q6.3.3 QW6 with a burst it gives 1 Quiddity when summoned',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [{ bag: [], pool: ['Quiddity 1', 'Scavenging Goblin 1/2/2*'] }, {}],
        picks: ['summon'],
      },
      { quiddity: 1, open: { kind: 'capture' } },
    ],
  ],
  'goblin-strong': [
    [
      'Q3.5 with a burst +1 defense for each other creature of its owner',
      {
        phase: 'clean-up',
        seats: [{ ready: ['Strong Scavenging Goblin 1/2/2*', '2 Assistant 1/1/2'] }, {}],
      },
      { stats: { 'Strong Scavenging Goblin': '2/4' } },
    ],
  ],
  'goblin-mighty': [
    [
      'Q6.4.5 QB5 with a burst two dice wait in the Active Pool when it is destroyed',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**'] },
          { bag: ['3 Quiddity'], ready: ['Mighty Scavenging Goblin 1/2/2*'] },
        ],
      },
      {
        seats: [
          {},
          { pool: ['2 Quiddity'], bag: ['Quiddity'], used: ['Mighty Scavenging Goblin'] },
        ],
      },
    ],
  ],
  'warrior-basic': [
    [
      'Q6.4.1 +3 attack against an opponent with exactly one creature',
      {
        phase: 'attack',
        seats: [
          { bag: [], ready: ['Warrior of the Quay 1/2/3'] },
          { bag: [], ready: ['Defender of the Pale 1/1/5*'] },
          { bag: [], ready: ['Devotee of the Holy Query 1/0/3', 'Assistant 1/1/2'] },
        ],
        picks: ['defend with Devotee'],
      },
      { seats: [{}, { ready: [] }, { ready: ['Devotee of the Holy Query', 'Assistant'] }] },
    ],
  ],
  'warrior-strong': [
    [
      'Q6.4.1 one’s other creatures have +1/+1, from each of them',
      {
        phase: 'clean-up',
        seats: [{ ready: ['2 Strong Warrior of the Quay 1/2/3', 'Assistant 1/1/2'] }, {}],
      },
      { stats: { Assistant: '3/4', 'Strong Warrior of the Quay': '3/4' } },
    ],
  ],
  'warrior-mighty': [
    [
      'Q6.3.3 when summoned it destroys opposing creatures of its class; one a turn',
      {
        phase: 'summon',
        stop: 'picks',
        seats: [
          { bag: [], pool: ['3 Quiddity 1', '2 Mighty Warrior of the Quay 1/2/3'] },
          { bag: [], ready: ['Mighty Warrior of the Quay 2/3/4', 'Assistant 1/1/2'] },
        ],
        picks: ['summon Mighty'],
      },
      {
        seats: [
          { ready: ['Mighty Warrior of the Quay'] },
          { used: ['Assistant', 'Mighty Warrior of the Quay'] },
        ],
        open: { kind: 'capture' },
      },
    ],
  ],
  'hag-basic': [
    [
      'Q6.4.5 1 Quiddity for each creature its owner destroys',
      {
        phase: 'attack',
        stop: 'picks',
        wilds: ['goblin-basic'],
        seats: [
          { bag: [], ready: ['Witching Hag 2/4/5'] },
          { bag: [], ready: ['2 Assistant 1/1/2'] },
        ],
      },
      { quiddity: 2, open: { kind: 'capture' } },
    ],
  ],
  'hag-strong': [
    [
      'QW1 Q6.1.4 moves another creature die from the Used Pile to the Active Pool',
      {
        phase: 'score',
        stop: 'picks',
        seats: [
          {
            bag: [],
            ready: ['Strong Witching Hag 1/3/3'],
            used: ['Scavenging Goblin', 'Quiddity', 'Assistant'],
          },
          {},
        ],
        picks: ['use Strong'],
      },
      {
        glory: [3, 0],
        open: { kind: 'target', options: ['done', 'target Scavenging Goblin', 'target Assistant'] },
      },
    ],
  ],
  'hag-mighty': [
    [
      'Q6.4.2 no attacker adds more than 3 to the total against its owner',
      {
        phase: 'attack',
        stop: 'picks',
        seats: [
          { bag: [], ready: ['Mighty Quake Dragon 3/8/7**', 'Assistant 1/1/2'] },
          { bag: [], ready: ['Mighty Witching Hag 1/3/3', 'Assistant 1/1/2'] },
        ],
      },
      { open: { kind: 'defend', size: 4 } },
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  test.each(rows)('%s', playRow);
});
