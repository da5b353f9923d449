import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const aide = character('Aide', ['0/1/2'], { keywords: ['ally'] });

scenarios('Ally', [
  {
    name: 'in the Field it is a Sidekick too: an effect on Sidekicks may hit it',
    rules: ['E29'],
    step: 'main',
    seats: [
      {
        cards: [{ card: 'hhs-017', abilities: ['Karai: Torn Between Two Worlds'] }],
        zones: { reserve: ['Karai level 1', 'Sidekick fist'] },
      },
      { cards: [aide, character('Hero', ['0/1/2'])], zones: { field: ['Aide', 'Hero'] } },
    ],
    picks: ['field Karai'],
    stop: 'picks',
    expect: { open: { kind: 'target', options: ['done', 'opposing Aide level 1'] } },
  },
  {
    name: 'it keeps its own name and stats',
    rules: ['E29'],
    step: 'main',
    seats: [
      {
        cards: [aide, basic('Boost', 'action: two dice +1A')],
        zones: { field: ['Aide'], reserve: ['Boost action'] },
      },
      { kind: 'nobody' },
    ],
    stop: 'picks',
    expect: { stats: { Aide: '1/2' }, open: {} },
  },
]);
