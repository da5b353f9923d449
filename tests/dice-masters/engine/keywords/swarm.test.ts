import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const rat = character('Rat', ['0/1/1'], { keywords: ['swarm'], dice: 4 });
const bag = (rats: number) => ({ field: ['Rat'], bag: [`${rats} Rat`, '5 Sidekick'], used: [] });

scenarios('Swarm', [
  {
    name: 'each copy drawn while one is active draws another die, rolled with the rest',
    rules: ['E30', 'B7'],
    seats: [{ cards: [rat], zones: bag(2) }, nobody],
    draws: ['2 Rat'],
    rolls: ['2 x Rat: generic-1', '4 x Sidekick: mask'],
    expect: { zones: [{ reserve: ['2 Rat', '4 Sidekick'] }, {}] },
  },
  {
    name: 'the extra dice do not swarm',
    rules: ['E30', 'B7'],
    seats: [{ cards: [rat], zones: bag(2) }, nobody],
    draws: ['Rat', '3 Sidekick', 'Rat'],
    rolls: ['2 x Rat: generic-1', '3 x Sidekick: mask'],
    expect: { zones: [{ reserve: ['2 Rat', '3 Sidekick'] }, {}] },
  },
  {
    name: 'where the toggle says so, they do',
    rules: ['E30'],
    profile: { base: '2019', swarmChains: true },
    seats: [{ cards: [rat], zones: bag(2) }, nobody],
    draws: ['Rat', '3 Sidekick', 'Rat'],
    rolls: ['2 x Rat: generic-1', '4 x Sidekick: mask'],
    expect: { zones: [{ reserve: ['2 Rat', '4 Sidekick'] }, {}] },
  },
  {
    name: 'a missing extra die costs no life',
    rules: ['R7.1.6', 'E30'],
    seats: [
      { cards: [rat], zones: { field: ['Rat'], bag: ['Rat', '3 Sidekick'], used: [] } },
      nobody,
    ],
    draws: ['Rat'],
    rolls: ['Rat: generic-1', '3 x Sidekick: mask'],
    expect: { life: [20, 20] },
  },
  {
    name: 'nor do the extra dice of another swarm',
    rules: ['E30', 'B7'],
    seats: [
      {
        cards: [rat, { ...rat, name: 'Bat' }],
        zones: { field: ['Rat', 'Bat'], bag: ['Rat', '2 Bat', '5 Sidekick'], used: [] },
      },
      nobody,
    ],
    draws: ['Rat', 'Bat', '2 Sidekick', 'Bat'],
    rolls: ['Rat: generic-1', '2 x Bat: generic-1', '3 x Sidekick: mask'],
    expect: { zones: [{ reserve: ['Rat', '2 Bat', '3 Sidekick'] }, {}] },
  },
]);
