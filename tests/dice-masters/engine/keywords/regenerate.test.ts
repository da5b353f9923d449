import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const troll = character('Troll', ['0/1/1', '0/2/2'], {
  keywords: ['regenerate'],
  abilities: ['koed: 1 damage to the opponent'],
});
const fight = {
  step: 'attack' as const,
  seats: [
    { cards: [character('Giant', ['0/6/6'])], zones: { field: ['Giant'] } },
    { cards: [troll], zones: { field: ['Troll'] } },
  ] as [object, object],
  picks: ['attack Giant', 'block Giant with Troll'],
};

scenarios('Regenerate', [
  {
    name: '2019: rolled instead of KO’d; on a character face it is back in the Field, unhurt',
    rules: ['E28', 'M15'],
    ...fight,
    rolls: ['Troll: level 2'],
    expect: { life: [20, 20], zones: [{}, { field: ['Troll level 2'], prep: [] }] },
  },
  {
    name: '2019: on any other face it is KO’d',
    rules: ['E28', 'M16'],
    ...fight,
    rolls: ['Troll: generic-1'],
    expect: { life: [19, 20], zones: [{}, { prep: ['Troll'] }] },
  },
  {
    name: '2016: it is KO’d first, with all that follows, and then rolled',
    rules: ['E28'],
    profile: '2016',
    ...fight,
    rolls: ['Troll: level 2'],
    expect: { life: [19, 20], zones: [{}, { field: ['Troll level 2'], prep: [] }] },
  },
  {
    name: 'to Overcrush a regenerated blocker is a removed one',
    rules: ['B22'],
    ...fight,
    seats: [
      {
        cards: [character('Giant', ['0/6/6'], { keywords: ['overcrush'] })],
        zones: { field: ['Giant'] },
      },
      { cards: [troll], zones: { field: ['Troll'] } },
    ],
    rolls: ['Troll: level 1'],
    expect: { life: [20, 15], zones: [{}, { field: ['Troll level 1'] }] },
  },
  {
    name: 'a die that cannot be KO’d is not rolled',
    rules: ['E28', 'E32', 'R15.9'],
    ...fight,
    seats: [
      fight.seats[0],
      {
        cards: [{ ...troll, keywords: ['regenerate', 'iron-will'] }],
        zones: { field: ['Troll level 1'] },
      },
    ],
    rolls: [],
    expect: { life: [20, 20], zones: [{}, { field: ['Troll level 1'], prep: [] }] },
  },
  {
    name: '2016: a controlled die comes back to its owner’s Field',
    rules: ['E28', 'R17.3', 'M22'],
    profile: '2016',
    step: 'main',
    seats: [
      {
        cards: [character('Puppeteer', ['0/1/2'], { abilities: ['fielded: control'] })],
        zones: { reserve: ['Puppeteer level 1'] },
      },
      {
        cards: [troll, character('Giant', ['0/6/6'])],
        zones: { field: ['Troll level 1', 'Giant'] },
      },
    ],
    rolls: ['Troll: level 2'],
    picks: ['field Puppeteer', 'opposing Troll', 'attack Troll', 'block Troll with Giant'],
    expect: {
      zones: [{ field: ['Puppeteer'] }, { field: ['Troll level 2', 'Giant'], prep: [] }],
    },
  },
  {
    name: 'modifiers stay: a face with no D left is rolled again',
    rules: ['E28', 'R13.10'],
    step: 'main',
    seats: [
      { cards: [basic('Curse', 'action: -2D')], zones: { reserve: ['Curse action'] } },
      {
        cards: [character('Troll', ['0/1/1', '0/2/3'], { keywords: ['regenerate'] })],
        zones: { field: ['Troll level 1'] },
      },
    ],
    rolls: ['Troll: level 1', 'Troll: level 2'],
    picks: ['use Curse'],
    expect: { zones: [{}, { field: ['Troll level 2'], prep: [] }] },
  },
  {
    name: 'its roll is a roll: a double energy face Energizes',
    rules: ['E28', 'R15.11'],
    ...fight,
    seats: [
      fight.seats[0],
      {
        life: 10,
        startingLife: 20,
        cards: [
          character('Troll', ['0/1/1'], {
            keywords: ['regenerate', 'energize'],
            energyFaces: ['bolt+bolt', 'bolt', 'bolt', 'bolt', 'bolt'],
            abilities: ['keyword texts: gain 1 life'],
          }),
        ],
        zones: { field: ['Troll'] },
      },
    ],
    rolls: ['Troll: bolt+bolt'],
    expect: { life: [20, 11], zones: [{}, { prep: ['Troll'] }] },
  },
]);
