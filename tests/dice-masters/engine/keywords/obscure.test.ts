import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const drow = character('Drow', ['0/3/2'], { keywords: ['obscure'] });
const rest = basic('Rest', 'Gain 3 life.');
const ready = {
  cards: [drow, rest],
  zones: { field: ['2 Drow', 'Sidekick'], reserve: ['Rest action'] },
};

scenarios('Obscure', [
  {
    name: 'one action die makes all dice of the card unblockable this turn, and no others',
    rules: ['R12.4', 'R15.4'],
    step: 'main',
    seats: [ready, { zones: { field: ['Sidekick'] } }],
    picks: ['use Rest', 'attack Drow', 'attack Drow', 'attack Sidekick'],
    stop: 'picks',
    expect: { open: { options: ['done', 'block Sidekick level 1 with Sidekick level 1'] } },
  },
  {
    name: 'without an action die it is blocked like any other',
    rules: ['R12.4'],
    step: 'attack',
    active: 1,
    seats: [{ zones: { field: ['Sidekick'] } }, ready],
    picks: ['attack Drow', 'block Drow with Sidekick'],
    expect: { life: [20, 20] },
  },
]);
