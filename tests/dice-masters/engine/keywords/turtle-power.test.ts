import { scenarios } from '../support/scenarios.ts';
import { character, nobody } from '../support/shorthand.ts';

const turtle = { affiliations: ['teenage-mutant-ninja-turtles'] };
const leader = character('Leader', ['0/1/1'], { ...turtle, cost: 4, keywords: ['turtle-power'] });
const second = character('Second', ['0/1/1'], { ...turtle, cost: 4, keywords: ['turtle-power'] });
const turtleCard = character('Turtle', ['0/1/1'], { ...turtle, cost: 3 });
const stranger = character('Stranger', ['0/1/1'], { cost: 3 });
const shop = (mask: string) =>
  [
    {
      cards: [leader, second, turtleCard, stranger],
      zones: { field: ['Leader', 'Second'], reserve: [mask] },
    },
    nobody,
  ] as [object, typeof nobody];

scenarios('Turtle Power', [
  {
    name: 'other Turtle characters cost 1 less; nobody else does',
    rules: ['E31'],
    step: 'main',
    seats: [
      {
        cards: [leader, turtleCard, stranger],
        zones: { field: ['Leader'], reserve: ['2 Sidekick mask'] },
      },
      nobody,
    ],
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Turtle'] } },
  },
  {
    name: 'each different Turtle Power character takes off another 1',
    rules: ['E31'],
    step: 'main',
    seats: shop('1 Sidekick mask'),
    stop: 'picks',
    expect: { open: { options: ['pass', 'buy Turtle'] } },
  },
  {
    name: '2016: 1 less is all there is',
    rules: ['E31'],
    profile: '2016',
    step: 'main',
    seats: shop('1 Sidekick mask'),
    stop: 'picks',
    expect: { open: { kind: 'attackers' } },
  },
]);
