import { scenarios } from '../support/scenarios.ts';
import { basic, nobody } from '../support/shorthand.ts';

const batarang = { ...basic('Batarang', 'action: gain 3 life'), keywords: ['boomerang'] };
const throwIt = {
  step: 'main' as const,
  seats: [
    { life: 10, startingLife: 20, cards: [batarang], zones: { reserve: ['Batarang action'] } },
    nobody,
  ] as [object, typeof nobody],
  picks: ['use Batarang'],
};

scenarios('Boomerang', [
  {
    name: 'rolled again after its use: an action face takes it to the Prep Area',
    rules: ['R10.2'],
    ...throwIt,
    rolls: ['Batarang: action*'],
    expect: { life: [13, 20], zones: [{ prep: ['Batarang'], used: [] }, {}] },
  },
  {
    name: 'any other face leaves it Out of Play',
    rules: ['R10.2'],
    ...throwIt,
    rolls: ['Batarang: generic-2'],
    expect: { life: [13, 20], zones: [{ prep: [], used: ['Batarang'] }, {}] },
  },
]);
