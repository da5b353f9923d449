import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const undying = character('Undying', ['0/2/2'], {
  cost: 2,
  energy: ['mask'],
  keywords: ['immortal'],
});

scenarios('Immortal', [
  {
    name: 'after an unblocked attack it goes to the bag when the turn ends',
    rules: ['M23', 'M20'],
    step: 'attack',
    seats: [{ cards: [undying], zones: { field: ['Undying'] } }, nobody],
    picks: ['attack Undying'],
    expect: { zones: [{ bag: ['8 Sidekick', 'Undying'], used: [] }, {}], obeys: ['M23'] },
  },
  {
    name: 'bought, it goes to the Used Pile',
    rules: ['M23', 'M1'],
    step: 'main',
    seats: [{ cards: [undying], zones: { reserve: ['2 Sidekick mask'] } }, nobody],
    picks: ['buy Undying'],
    expect: { zones: [{ used: ['2 Sidekick', 'Undying'] }, {}] },
  },
  {
    name: 'spent as energy, too',
    rules: ['M23', 'M11'],
    step: 'main',
    seats: [{ cards: [undying], zones: { reserve: ['2 Undying mask'] } }, nobody],
    picks: ['buy Undying'],
    expect: { zones: [{ used: ['3 Undying'] }, {}] },
  },
]);
