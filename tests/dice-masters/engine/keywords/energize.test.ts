import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const battery = character('Battery', ['0/1/1'], {
  keywords: ['energize'],
  energyFaces: ['bolt', 'bolt+bolt', 'bolt+bolt', 'bolt', 'bolt'],
  abilities: ['keyword texts: gain 1 life'],
});
const turn = {
  seats: [
    { life: 10, startingLife: 20, cards: [battery], zones: { prep: ['Battery'] } },
    nobody,
  ] as [object, typeof nobody],
};

scenarios('Energize', [
  {
    name: 'a double energy face at the end of the step does its text; it need not be active',
    rules: ['R3.7', 'R15.11'],
    ...turn,
    rolls: ['Battery: bolt+bolt', '4 x Sidekick: mask'],
    expect: { life: [11, 20] },
  },
  {
    name: 'a double face that was rerolled away does not count',
    rules: ['R3.7'],
    ...turn,
    rolls: ['Battery: bolt+bolt', '4 x Sidekick: mask', 'Battery: bolt'],
    picks: ['reroll Battery'],
    expect: { life: [10, 20] },
  },
  {
    name: 'drawn and rolled by an effect, it does its text as well',
    rules: ['R3.7', 'M6'],
    step: 'main',
    seats: [
      {
        life: 10,
        startingLife: 20,
        cards: [battery, character('Drawer', ['0/1/1'], { abilities: ['fielded: draw a die'] })],
        zones: { bag: ['Battery'], used: ['8 Sidekick'], reserve: ['Drawer level 1'] },
      },
      nobody,
    ],
    rolls: ['Battery: bolt+bolt'],
    picks: ['field Drawer'],
    expect: { life: [11, 20], zones: [{ reserve: ['Battery bolt+bolt'] }, {}] },
  },
]);
