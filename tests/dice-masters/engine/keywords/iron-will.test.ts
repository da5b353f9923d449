import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const steel = character('Steel', ['0/1/2'], { keywords: ['iron-will'] });
const hit = basic('Hit', 'action: 2 damage to a die');
const twoOnOne = {
  step: 'attack' as const,
  seats: [
    { cards: [steel], zones: { field: ['Steel'] } },
    { zones: { field: ['2 Sidekick'] } },
  ] as [object, object],
  picks: [
    'attack Steel',
    'block Steel with Sidekick',
    'also block Steel with Sidekick',
    '1 to Sidekick',
  ],
};

scenarios('Iron Will', [
  {
    name: 'undamaged before, it survives any damage',
    rules: ['E32'],
    step: 'main',
    seats: [
      { cards: [hit], zones: { reserve: ['Hit action'] } },
      { cards: [steel], zones: { field: ['Steel'] } },
    ],
    picks: ['use Hit'],
    expect: { zones: [{}, { field: ['Steel'] }] },
  },
  {
    name: 'damaged a second time it falls',
    rules: ['E32'],
    step: 'main',
    seats: [
      { cards: [hit], zones: { reserve: ['2 Hit action'] } },
      { cards: [steel], zones: { field: ['Steel'] } },
    ],
    picks: ['use Hit', 'use Hit'],
    expect: { zones: [{}, { prep: ['Steel'] }] },
  },
  {
    name: 'a later loss of D makes it fall too',
    rules: ['E32'],
    step: 'main',
    seats: [
      {
        cards: [hit, basic('Curse', 'action: -2D')],
        zones: { reserve: ['Hit action', 'Curse action'] },
      },
      { cards: [steel], zones: { field: ['Steel'] } },
    ],
    picks: ['use Hit', 'use Curse'],
    expect: { zones: [{}, { prep: ['Steel'] }] },
  },
  {
    name: '2019: two sources at once can KO it',
    rules: ['E32'],
    ...twoOnOne,
    expect: { zones: [{ prep: ['Steel'] }, {}] },
  },
  {
    name: '2016: they cannot',
    rules: ['E32'],
    profile: '2016',
    ...twoOnOne,
    expect: { zones: [{ field: ['Steel'] }, {}] },
  },
  {
    name: 'wounded, it falls when its D drops to the damage it has',
    rules: ['E32'],
    step: 'main',
    seats: [
      {
        cards: [hit, basic('Curse', 'action: -2D')],
        zones: { reserve: ['Hit action', 'Curse action'] },
      },
      { cards: [{ ...steel, levels: ['0/1/3'] }], zones: { field: ['Steel'] } },
    ],
    picks: ['use Hit', 'use Curse'],
    expect: { zones: [{}, { prep: ['Steel'] }] },
  },
  {
    name: 'a drop of D that its own damage sets off is a later one',
    rules: ['E32', 'R13.7'],
    step: 'main',
    seats: [
      { cards: [hit], zones: { reserve: ['Hit action'] } },
      {
        cards: [{ ...steel, levels: ['0/1/3'], abilities: ['damaged: -1D'] }],
        zones: { field: ['Steel'] },
      },
    ],
    picks: ['use Hit'],
    expect: { zones: [{}, { prep: ['Steel'] }] },
  },
  {
    name: 'given after the wound, it protects from nothing that follows',
    rules: ['E32'],
    step: 'main',
    seats: [
      {
        cards: [hit, basic('Curse', 'action: -2D'), basic('Upgrade', 'action: grant Iron Will')],
        zones: { reserve: ['Hit action', 'Curse action', 'Upgrade action'] },
      },
      { cards: [character('Flesh', ['0/1/3'])], zones: { field: ['Flesh'] } },
    ],
    picks: ['use Hit', 'use Upgrade', 'use Curse'],
    expect: { zones: [{}, { prep: ['Flesh'] }] },
  },
  {
    name: 'damaged this turn, it falls to a KO at the end of the turn',
    rules: ['E32', 'B13', 'R14.1'],
    step: 'attack',
    seats: [
      { cards: [{ ...steel, levels: ['0/1/5'] }], zones: { field: ['Steel'] } },
      {
        cards: [character('Viper', ['0/1/1'], { keywords: ['deadly'] })],
        zones: { field: ['Viper'] },
      },
    ],
    picks: ['attack Steel', 'block Steel with Viper'],
    expect: { zones: [{ prep: ['Steel'] }, { prep: ['Viper'] }] },
  },
  {
    name: 'unhurt, it does not',
    rules: ['E32', 'B13'],
    step: 'attack',
    seats: [
      { cards: [steel], zones: { field: ['Steel'] } },
      {
        cards: [character('Viper', ['0/0/1'], { keywords: ['deadly'] })],
        zones: { field: ['Viper'] },
      },
    ],
    picks: ['attack Steel', 'block Steel with Viper'],
    expect: { zones: [{ field: ['Steel'] }, { prep: ['Viper'] }] },
  },
]);
