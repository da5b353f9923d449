import { scenarios } from '../support/scenarios.ts';
import { character } from '../support/shorthand.ts';

const crew = { affiliations: ['birds-of-prey'] };
const canary = character('Canary', ['0/1/9'], { ...crew, keywords: ['retaliation'] });
const bird = character('Bird', ['0/1/1'], crew);
const giant = { cards: [character('Giant', ['0/9/9'])], zones: { field: ['Giant'] } };

scenarios('Retaliation', [
  {
    name: 'a KO of a die with its affiliation costs the opponent 1 damage, once for the card',
    rules: ['R15.4'],
    step: 'attack',
    seats: [giant, { cards: [canary, bird], zones: { field: ['2 Canary', 'Bird'] } }],
    picks: ['attack Giant', 'block Giant with Bird'],
    expect: { life: [19, 20], zones: [{}, { prep: ['Bird'] }] },
  },
  {
    name: 'a die that is leaving itself does not answer',
    rules: ['R15.4'],
    step: 'attack',
    seats: [giant, { cards: [{ ...canary, levels: ['0/1/1'] }], zones: { field: ['Canary'] } }],
    picks: ['attack Giant', 'block Giant with Canary'],
    expect: { life: [20, 20] },
  },
]);
