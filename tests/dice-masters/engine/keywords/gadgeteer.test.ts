import { scenarios } from '../support/scenarios.ts';
import { basic, character } from '../support/shorthand.ts';

const tinker = character('Tinker', ['0/1/3'], { keywords: ['gadgeteer'] });
const tool = { ...basic('Tool'), keywords: ['continuous'] };
const plain = basic('Plain', 'Gain 3 life.');
const seat = {
  cards: [tinker, tool, plain],
  zones: { field: ['Tinker'], used: ['Tool', 'Plain'] },
};

scenarios('Gadgeteer', [
  {
    name: 'a Continuous action die from the Used Pile may be rolled, and on an action face fielded',
    rules: ['R10.3', 'R12.3'],
    step: 'attack',
    seats: [seat, {}],
    rolls: ['Tool: action'],
    picks: ['attack Tinker', 'own Tool', 'yes'],
    expect: { zones: [{ field: ['Tool'], used: ['Plain', 'Tinker'] }, {}] },
  },
  {
    name: 'on energy it stays there, and other actions are not offered',
    rules: ['R10.3'],
    step: 'attack',
    active: 1,
    seats: [{}, seat],
    rolls: ['Tool: generic-2'],
    picks: ['attack Tinker', 'own Tool'],
    expect: { zones: [{}, { field: [], used: ['Tool', 'Plain', 'Tinker'] }] },
  },
]);
