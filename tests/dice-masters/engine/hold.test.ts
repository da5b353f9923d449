import { scenarios } from './support/scenarios.ts';
import { basic, character, inField, inReserve, nobody } from './support/shorthand.ts';

const hero = character('Hero', ['0/2/2', '1/3/3', '1/4/4']);
const heroInField = inField(hero, 'Hero level 2');
const stinging = { ...hero, abilities: ['attacks: 1 damage to the opponent'] };
const jailer = character('Jailer', ['0/1/2'], { abilities: ['fielded: capture'] });
const puppeteer = character('Puppeteer', ['0/1/2'], { abilities: ['fielded: control'] });
const sender = basic('Sweep', 'action: Field die to Used');
const hit = basic('Hit', 'action: 2 damage to a die');

/** Holds a die with one hand and plays an action with the other. */
const armed = (holder: { name: string }, action: { name: string }) => ({
  cards: [holder, action],
  zones: { reserve: [`${holder.name} level 1`, `${action.name} action`], field: ['Sidekick'] },
});

scenarios('Capture, control, copy', [
  {
    name: 'a captured die is out of the game, and back on its level when the turn ends',
    rules: ['R17.1', 'M21', 'E37'],
    step: 'main',
    seats: [inReserve(jailer), heroInField],
    picks: ['field Jailer', 'attack Jailer'],
    expect: { life: [20, 19], zones: [{}, { field: ['Hero level 2'], aside: [] }] },
  },
  {
    name: 'meanwhile it lies aside',
    rules: ['R17.1', 'M21'],
    step: 'main',
    seats: [inReserve(jailer), heroInField],
    picks: ['field Jailer'],
    stop: 'picks',
    expect: { zones: [{}, { field: [], aside: ['Hero'] }], open: { kind: 'attackers' } },
  },
  {
    name: 'the captor’s KO frees it at once',
    rules: ['R17.1', 'B21'],
    step: 'main',
    seats: [armed(jailer, hit), heroInField],
    picks: ['field Jailer', 'use Hit', 'own Jailer'],
    stop: 'picks',
    expect: { zones: [{ prep: ['Jailer'] }, { field: ['Hero level 2'] }], open: {} },
  },
  {
    name: 'so does any other way out of the Field',
    rules: ['R17.1', 'B21', 'E37'],
    step: 'main',
    seats: [armed(jailer, sender), heroInField],
    picks: ['field Jailer', 'use Sweep', 'own Jailer'],
    stop: 'picks',
    expect: { zones: [{}, { field: ['Hero level 2'] }], open: {} },
  },
  {
    name: '2016 to the letter: only a KO frees it before the end of the turn',
    rules: ['E37', 'B21'],
    profile: '2016',
    step: 'main',
    seats: [armed(jailer, sender), heroInField],
    picks: ['field Jailer', 'use Sweep', 'own Jailer'],
    stop: 'picks',
    expect: { zones: [{}, { field: [], aside: ['Hero'] }], open: {} },
  },
  {
    name: 'a controlled die fights for you; the controlling die may not attack',
    rules: ['R17.2'],
    step: 'main',
    seats: [inReserve(puppeteer), heroInField],
    picks: ['field Puppeteer'],
    stop: 'picks',
    expect: {
      zones: [{}, { field: [] }],
      open: { kind: 'attackers', options: ['done', 'attack with Hero level 2'] },
    },
  },
  {
    name: 'it keeps the text of the opponent’s card, now working for you',
    rules: ['R17.2'],
    step: 'main',
    seats: [inReserve(puppeteer), inField(stinging, 'Hero level 2')],
    picks: ['field Puppeteer', 'attack Hero'],
    expect: { life: [20, 16] },
  },
  {
    name: 'on its way to your piles it goes to its owner’s Prep Area',
    rules: ['R17.3', 'M22'],
    step: 'main',
    seats: [inReserve(puppeteer), heroInField],
    picks: ['field Puppeteer', 'attack Hero'],
    expect: {
      life: [20, 17],
      zones: [{ used: [] }, { prep: ['Hero'], field: [] }],
      obeys: ['M22'],
    },
  },
  {
    name: 'otherwise it goes home at the end of the turn',
    rules: ['R17.3'],
    step: 'main',
    seats: [inReserve(puppeteer), heroInField],
    picks: ['field Puppeteer'],
    expect: { zones: [{ field: ['Puppeteer'] }, { field: ['Hero level 2'] }] },
  },
  {
    name: 'or when the controlling die is KO’d',
    rules: ['R17.3'],
    step: 'main',
    seats: [armed(puppeteer, hit), heroInField],
    picks: ['field Puppeteer', 'use Hit', 'own Puppeteer'],
    stop: 'picks',
    expect: { zones: [{ prep: ['Puppeteer'] }, { field: ['Hero level 2'] }], open: {} },
  },
  {
    name: 'copied stats are the other die’s numbers, the burst stays one’s own',
    rules: ['R17.4'],
    step: 'main',
    seats: [
      inReserve(character('Mimic', ['0/1/1*'], { abilities: ['fielded: copy stats', '* +1A'] })),
      inField(hero, 'Hero level 3'),
    ],
    picks: ['field Mimic'],
    stop: 'picks',
    expect: { stats: { Mimic: '5/4' }, open: {} },
  },
  {
    name: 'a copied text works for the copier',
    rules: ['R17.4'],
    step: 'main',
    seats: [
      inReserve(character('Mimic', ['0/1/1'], { abilities: ['fielded: copy text'] })),
      inField(stinging, 'Hero level 3'),
    ],
    picks: ['field Mimic', 'attack Mimic'],
    expect: { life: [20, 18] },
  },
  {
    name: 'swapped dice change places; who enters the Field is at level 1 and not fielded',
    rules: ['E37', 'M9'],
    step: 'main',
    seats: [
      {
        cards: [
          { ...hero, abilities: ['fielded: 1 damage to the opponent'] },
          basic('Mutation', 'action: swap with Used'),
        ],
        zones: {
          field: ['Sidekick'],
          used: ['Hero'],
          bag: ['7 Sidekick'],
          reserve: ['Mutation action'],
        },
      },
      nobody,
    ],
    picks: ['use Mutation'],
    expect: {
      life: [20, 20],
      zones: [{ field: ['Hero level 1'], used: ['Sidekick', 'Mutation'] }, {}],
    },
  },
  {
    name: 'a copy of a copy has the numbers the copy had',
    rules: ['R17.4'],
    step: 'main',
    seats: [
      {
        cards: ['Mimic', 'Echo'].map((name) =>
          character(name, ['0/1/1'], { abilities: ['fielded: copy stats of any die'] }),
        ),
        zones: { reserve: ['Mimic level 1', 'Echo level 1'] },
      },
      inField(hero, 'Hero level 3'),
    ],
    picks: ['field Mimic', 'field Echo', 'own Mimic'],
    stop: 'picks',
    expect: { stats: { Mimic: '4/4', Echo: '4/4' }, open: {} },
  },
  {
    name: 'copied stats hold what a burst gives the other die',
    rules: ['R17.4'],
    step: 'main',
    seats: [
      inReserve(character('Mimic', ['0/1/1'], { abilities: ['fielded: copy stats'] })),
      inField(character('Star', ['0/2/2*'], { abilities: ['* +1A'] }), 'Star'),
    ],
    picks: ['field Mimic'],
    stop: 'picks',
    expect: { stats: { Mimic: '3/2' }, open: {} },
  },
  {
    name: 'a captor that is captured itself frees what it held',
    rules: ['R17.1', 'B21'],
    step: 'main',
    seats: [armed(jailer, basic('Hide', 'action: set a die aside')), heroInField],
    picks: ['field Jailer', 'use Hide', 'own Jailer'],
    stop: 'picks',
    expect: { zones: [{ aside: ['Jailer'] }, { field: ['Hero level 2'] }], open: {} },
  },
  {
    name: 'a captor can be told from its fellow with free hands',
    rules: ['R17.1', 'R19.2'],
    step: 'main',
    seats: [
      {
        cards: [jailer, hit],
        zones: { reserve: ['Jailer level 1', 'Hit action'], field: ['Jailer'] },
      },
      { cards: [hero], zones: { field: ['Hero level 2', 'Sidekick'] } },
    ],
    picks: ['field Jailer', 'opposing Hero', 'use Hit', 1],
    stop: 'picks',
    expect: {
      zones: [{ prep: ['Jailer'] }, { field: ['Sidekick'], aside: ['Hero'] }],
      open: {},
    },
  },
]);
