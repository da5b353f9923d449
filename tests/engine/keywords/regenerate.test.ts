import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

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
]);
