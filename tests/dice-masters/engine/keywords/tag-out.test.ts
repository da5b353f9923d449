import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const partner = character('Partner', ['0/1/1'], { keywords: ['tag-out'] });

scenarios('Tag Out', [
  {
    name: 'after blocks it goes from the Field to the Prep Area and gives a character die +2A +2D',
    rules: ['R12.6', 'E34', 'M16'],
    step: 'attack',
    seats: [{ cards: [partner], zones: { field: ['Partner', 'Sidekick'] } }, {}],
    picks: ['attack Sidekick', 'tag-out with Partner'],
    expect: { life: [20, 17], zones: [{ prep: ['Partner'] }, {}] },
  },
  {
    name: 'either player may; a die in combat cannot tag out',
    rules: ['R12.6'],
    step: 'attack',
    seats: [
      { cards: [partner], zones: { field: ['Partner'] } },
      { cards: [partner], zones: { field: ['Partner', 'Sidekick'] } },
    ],
    picks: [
      'attack Partner',
      'block Partner with Sidekick',
      'tag-out with Partner',
      'own Sidekick',
    ],
    expect: { zones: [{ prep: ['Partner'] }, { prep: ['Partner'], field: ['Sidekick'] }] },
  },
]);
