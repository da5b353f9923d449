import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const wasp = character('Wasp', ['0/1/1', '0/2/2', '0/3/3'], { keywords: ['amplify'] });
const rest = basic('Rest', 'Gain 3 life.');

scenarios('Amplify', [
  {
    name: 'each die with it spins up when you use an action die, as far as levels go',
    rules: ['R16.1'],
    step: 'main',
    seats: [
      {
        cards: [wasp, rest],
        zones: { field: ['Wasp level 1', 'Wasp level 3'], reserve: ['Rest action'] },
      },
      { cards: [wasp], zones: { field: ['Wasp level 1'] } },
    ],
    picks: ['use Rest'],
    expect: {
      zones: [{ field: ['Wasp level 2', 'Wasp level 3'] }, { field: ['Wasp level 1'] }],
    },
  },
  {
    name: 'from the other seat as well, and in the Field alone',
    rules: ['R16.1'],
    step: 'main',
    active: 1,
    seats: [
      {},
      {
        cards: [wasp, rest],
        zones: { field: ['Wasp level 1'], reserve: ['Wasp level 1', 'Rest action'] },
      },
    ],
    picks: ['use Rest'],
    stop: 'picks',
    expect: {
      open: { kind: 'main' },
      zones: [{}, { field: ['Wasp level 2'], reserve: ['Wasp level 1'] }],
    },
  },
]);
