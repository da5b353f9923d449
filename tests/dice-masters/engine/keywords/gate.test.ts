import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const balor = character('Balor', ['0/5/5'], {
  keywords: ['gate'],
  energyFaces: ['fist', 'fist', 'fist', 'fist', 'fist'],
});
const seat = { cards: [balor], zones: { reserve: ['Balor level 1'] } };

scenarios('Gate', [
  {
    name: 'another unbought die of its card may be rolled; a character face Preps it',
    rules: ['R15.9'],
    step: 'main',
    seats: [seat, {}],
    rolls: ['Balor: level 1'],
    picks: ['field Balor', 'yes'],
    expect: { zones: [{ field: ['Balor'], prep: ['Balor'] }, {}] },
  },
  {
    name: 'on any other face it stays on its card',
    rules: ['R15.9'],
    step: 'main',
    active: 1,
    seats: [{}, seat],
    rolls: ['Balor: fist'],
    picks: ['field Balor', 'yes'],
    expect: { zones: [{}, { field: ['Balor'], prep: [] }] },
  },
]);
