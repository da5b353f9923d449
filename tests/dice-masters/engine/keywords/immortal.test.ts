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
  {
    name: 'driven out of the Reserve Pool on the opponent’s turn, it goes to the bag',
    rules: ['M23', 'R5.5'],
    step: 'attack',
    seats: [
      { cards: [character('Giant', ['0/6/6'])], zones: { field: ['Giant'] } },
      {
        cards: [undying, character('Scout', ['0/1/1'], { abilities: ['koed: draw a die'] })],
        zones: { field: ['Scout'], bag: ['Undying'], used: ['8 Sidekick'] },
      },
    ],
    rolls: ['Undying: level 1'],
    picks: ['attack Giant', 'block Giant with Scout'],
    expect: { zones: [{}, { bag: ['Undying'], used: ['8 Sidekick'], reserve: [] }] },
  },
  {
    name: 'drawn and sent to the Used Pile, it goes back to the bag',
    rules: ['M23'],
    step: 'main',
    seats: [
      {
        cards: ['wwe-058', undying],
        zones: { bag: ['2 Sidekick', 'Undying'], used: [], reserve: ['Walk with Elias action'] },
      },
      {},
    ],
    draws: ['Undying'],
    picks: ['use Walk with Elias', '1', '1'],
    expect: { zones: [{ bag: ['2 Sidekick', 'Undying'], used: ['Walk with Elias'] }, {}] },
  },
]);
