import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const racer = character('Racer', ['0/2/1'], { keywords: ['fast'] });

scenarios('Fast', [
  {
    name: 'a Fast blocker strikes before the attacker',
    rules: ['R13.12', 'B5'],
    step: 'attack',
    seats: [
      { cards: [character('Brute', ['0/5/2'])], zones: { field: ['Brute'] } },
      { cards: [racer], zones: { field: ['Racer'] } },
    ],
    picks: ['attack Brute', 'block Brute with Racer'],
    expect: { zones: [{ prep: ['Brute'] }, { field: ['Racer'] }] },
  },
  {
    name: 'among Fast dice damage is simultaneous',
    rules: ['R13.12'],
    step: 'attack',
    seats: [
      { cards: [racer], zones: { field: ['Racer'] } },
      { cards: [racer], zones: { field: ['Racer'] } },
    ],
    picks: ['attack Racer', 'block Racer with Racer'],
    expect: { zones: [{ prep: ['Racer'] }, { prep: ['Racer'] }] },
  },
  {
    name: 'an unblocked Fast attacker deals its damage once',
    rules: ['R13.12', 'R13.2'],
    step: 'attack',
    seats: [{ cards: [racer], zones: { field: ['Racer'] } }, {}],
    picks: ['attack Racer'],
    expect: { life: [20, 18] },
  },
]);
