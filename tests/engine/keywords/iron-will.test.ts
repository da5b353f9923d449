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
]);
