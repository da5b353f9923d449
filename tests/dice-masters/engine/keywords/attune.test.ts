import { scenarios } from '../support/scenarios.ts';
import { basic, character, nobody } from '../support/shorthand.ts';

const mage = character('Mage', ['0/1/3'], { keywords: ['attune'] });
const cure = basic('Cure', 'action: gain 3 life');

scenarios('Attune', [
  {
    name: 'each action die you use deals 1 damage to a player or character die',
    rules: ['B8', 'R13.13'],
    step: 'main',
    seats: [{ cards: [mage, cure], zones: { field: ['Mage'], reserve: ['Cure action'] } }, nobody],
    picks: ['use Cure', 'the opponent'],
    expect: { life: [20, 19] },
  },
  {
    name: 'once for the card, however many copies are active',
    rules: ['B8'],
    step: 'main',
    seats: [
      { cards: [mage, cure], zones: { field: ['3 Mage'], reserve: ['Cure action'] } },
      nobody,
    ],
    picks: ['use Cure', 'the opponent'],
    expect: { life: [20, 19] },
  },
  {
    name: 'using a Continuous action counts',
    rules: ['R10.3'],
    step: 'main',
    seats: [
      {
        cards: [mage, { ...basic('Chair'), keywords: ['continuous'] }],
        zones: { field: ['Mage'], reserve: ['Chair action'] },
      },
      nobody,
    ],
    picks: ['use Chair', 'own Mage'],
    expect: { life: [20, 20], zones: [{ field: ['Mage', 'Chair'] }, {}] },
  },
]);
