import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const viper = character('Viper', ['0/1/1'], { keywords: ['deadly'] });
const giant = character('Giant', ['0/1/9']);

scenarios('Deadly', [
  {
    name: 'what it was engaged with is KO’d at the end of the turn, even without damage',
    rules: ['B13', 'R14.1'],
    step: 'attack',
    seats: [
      { cards: [giant], zones: { field: ['Giant'] } },
      { cards: [viper], zones: { field: ['Viper'] } },
    ],
    picks: ['attack Giant', 'block Giant with Viper'],
    expect: { zones: [{ prep: ['Giant'] }, { prep: ['Viper'] }] },
  },
  {
    name: 'a fellow blocker is not engaged with it',
    rules: ['R12.5'],
    step: 'attack',
    seats: [
      { cards: [giant], zones: { field: ['Giant'] } },
      { cards: [viper], zones: { field: ['Viper', 'Sidekick'] } },
    ],
    picks: [
      'attack Giant',
      'block Giant with Viper',
      'also block Giant with Sidekick',
      '1 to Viper',
    ],
    expect: { zones: [{ prep: ['Giant'] }, { prep: ['Viper'], field: ['Sidekick'] }] },
  },
  {
    name: 'prevented damage does not save it',
    rules: ['B13', 'R18.1'],
    step: 'attack',
    seats: [
      {
        cards: [character('Saint', ['0/1/9'], { abilities: ['takes no damage'] })],
        zones: { field: ['Saint'] },
      },
      { cards: [viper], zones: { field: ['Viper'] } },
    ],
    picks: ['attack Saint', 'block Saint with Viper'],
    expect: { zones: [{ prep: ['Saint'] }, { prep: ['Viper'] }] },
  },
  {
    name: 'what was set aside until the end of the turn is back in time for it',
    rules: ['R14.1', 'M21', 'B13'],
    step: 'attack',
    seats: [
      {
        cards: [giant, basic('Hide', 'action: set a die aside')],
        zones: { field: ['Giant'], reserve: ['Hide action'] },
      },
      { cards: [viper], zones: { field: ['Viper'] } },
    ],
    picks: ['attack Giant', 'block Giant with Viper', 'use Hide', 'own Giant'],
    expect: { zones: [{ prep: ['Giant'], aside: [] }, { field: ['Viper'] }] },
  },
]);
