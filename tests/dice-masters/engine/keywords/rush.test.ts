import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const guard = character('Guard', ['0/1/1'], { energy: ['shield'] });

scenarios('Rush', [
  {
    name: 'drawn, it draws one more die for each die it names among those drawn; it need not be active',
    rules: ['R7.1.2', 'R7.1.4', 'R15.11'],
    seats: [
      {
        cards: ['ig-083', guard],
        zones: { bag: ['Rocket Raccoon', '2 Guard', '6 Sidekick'], used: [] },
      },
      {},
    ],
    draws: ['Rocket Raccoon', 'Guard', 'Guard'],
    stop: 'picks',
    expect: {
      open: { kind: 'reroll' },
      zones: [{ prep: ['Rocket Raccoon', '2 Guard', '3 Sidekick'] }, {}],
    },
  },
  {
    name: 'Sidekicks are of no type, so that with them alone it draws no more',
    rules: ['R1.4', 'R7.1.4'],
    active: 1,
    seats: [{}, { cards: ['ig-083'], zones: { bag: ['Rocket Raccoon', '7 Sidekick'], used: [] } }],
    draws: ['Rocket Raccoon'],
    stop: 'picks',
    expect: { open: { kind: 'reroll' }, zones: [{}, { prep: ['Rocket Raccoon', '3 Sidekick'] }] },
  },
]);
