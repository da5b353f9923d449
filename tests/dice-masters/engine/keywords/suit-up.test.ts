import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const tony = character('Iron Man', ['0/1/1']);
const suit = character('Hulkbuster', ['1/2/2', '1/3/3'], {
  cost: 2,
  keywords: ['suit-up'],
  keywordValues: { 'suit-up': 'Iron Man' },
  abilities: ['fielded: 1 damage to the opponent'],
});
const shop = {
  step: 'main' as const,
  seats: [
    { cards: [tony, suit], zones: { field: ['Iron Man'], reserve: ['2 Sidekick mask'] } },
    nobody,
  ] as [object, typeof nobody],
};

scenarios('Suit Up', [
  {
    name: 'KO the named character and the bought die enters at level 2, fielded',
    rules: ['E33', 'M3', 'B24'],
    ...shop,
    picks: ['buy Hulkbuster', 'own Iron Man'],
    expect: {
      life: [20, 19],
      zones: [{ field: ['Hulkbuster level 2'], prep: ['Iron Man'] }, {}],
      obeys: ['M3'],
    },
  },
  {
    name: '2016: it is only moved there',
    rules: ['E33'],
    profile: '2016',
    ...shop,
    picks: ['buy Hulkbuster', 'own Iron Man'],
    expect: { life: [20, 20], zones: [{ field: ['Hulkbuster level 2'] }, {}] },
  },
  {
    name: 'declined, the die goes to the Used Pile as usual',
    rules: ['E33', 'M1'],
    ...shop,
    picks: ['buy Hulkbuster', 'done'],
    expect: {
      life: [20, 20],
      zones: [{ field: ['Iron Man'], used: ['2 Sidekick', 'Hulkbuster'] }, {}],
    },
  },
  {
    name: 'a die with Iron Will that was not damaged cannot pay with its KO',
    rules: ['E32'],
    step: 'main',
    seats: [
      {
        cards: [{ ...tony, keywords: ['iron-will'] }, suit],
        zones: { field: ['Iron Man'], reserve: ['2 Sidekick mask'] },
      },
      nobody,
    ],
    picks: ['buy Hulkbuster'],
    expect: { zones: [{ field: ['Iron Man'], used: ['2 Sidekick', 'Hulkbuster'] }, {}] },
  },
  {
    name: 'what sends purchases to the Prep Area has nothing to say about a die that suits up',
    rules: ['E33', 'M2', 'M3'],
    step: 'main',
    seats: [
      {
        cards: [tony, suit, 'wwe-008'],
        zones: { field: ['Iron Man'], reserve: ['2 Sidekick mask', 'Sidekick shield'] },
      },
      nobody,
    ],
    picks: ['Global Becky Lynch', 'buy Hulkbuster', 'own Iron Man'],
    expect: { zones: [{ field: ['Hulkbuster level 2'], prep: ['Iron Man'] }, {}] },
  },
]);
