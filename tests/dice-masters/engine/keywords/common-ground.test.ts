import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const crook = character('Crook', ['0/1/1'], { affiliations: ['villain'] });
const robin = {
  life: 10,
  startingLife: 20,
  cards: ['bat-108', crook],
  zones: { field: ['Robin level 1', 'Crook', 'Sidekick'] },
};

scenarios('Common Ground', [
  {
    name: 'its text happens when a Villain attacks together with it',
    rules: ['R12.3'],
    step: 'attack',
    seats: [robin, {}],
    picks: ['attack Robin', 'attack Crook'],
    expect: { life: [11, 17] },
  },
  {
    name: 'a Villain that stays in the Field is no company',
    rules: ['R12.3'],
    step: 'attack',
    active: 1,
    seats: [{}, robin],
    picks: ['attack Robin', 'attack Sidekick'],
    expect: { zones: [{}, { field: ['Crook'] }], life: [17, 10] },
  },
]);
